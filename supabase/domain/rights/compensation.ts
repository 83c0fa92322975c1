import type { Airport } from '../places/airports.ts';
import { isFrenchOverseas, isUnion } from '../places/territories.ts';
import type { Note } from '../rules/note.ts';
import { causes, readCause } from './causes.ts';
import { type Distance, measure } from './distance-band.ts';
import { type Due, dueForCancellation, dueForDelay, dueForDenial } from './due.ts';
import type { FlightFacts } from './facts.ts';
import { BAND_LIMITS_KM, euRuleSet, type RuleSet, type RuleSetId, type RuleSetOptions, uk261 } from './rule-sets.ts';
import { euScope, type Scope, ukScope } from './scope.ts';

export type Step = Note & { readonly cite: string };
export type ReviewReason =
  | 'near_threshold'
  | 'licence_unknown'
  | 'facts_missing'
  | 'cause_unproven'
  | 'intra_unconfirmed'
  | 'not_presented'
  | 'law_unverified';

export interface Compensation {
  readonly rule_set: RuleSetId;
  /** Null: facts are missing. */
  readonly applies: boolean | null;
  /** Cents per passenger; 0 when nothing is due, null when it can't be said. An estimate, never advice. */
  readonly amount_cents: number | null;
  readonly currency: 'EUR' | 'GBP';
  /** What the carrier may choose to pay instead; null when it may not cut. */
  readonly reducible_to_cents: number | null;
  readonly distance: Distance;
  /** Why a person must look before anyone relies on this; empty when nobody must. */
  readonly review: readonly ReviewReason[];
  readonly steps: readonly Step[];
}

/** Above 3,500 km, counting an overseas department, the EEA or Switzerland as intra-Community is ours to confirm. */
function isUnconfirmedIntra(distance: Distance, from: Airport, to: Airport): boolean {
  const overseas = isFrenchOverseas(from.country) !== isFrenchOverseas(to.country);
  const beyond = !isUnion(from.country) || !isUnion(to.country);
  return distance.intra && distance.km > BAND_LIMITS_KM.b && (overseas || beyond);
}

/** Facts that end the matter whatever happened to the flight (Art. 3(2), 3(3)). */
function excluded(facts: FlightFacts): Step | null {
  if (facts.confirmed_booking === false) return { key: 'rights.excluded.booking', cite: 'Art. 3(2)(a)' };
  if (facts.free_fare) return { key: 'rights.excluded.fare', cite: 'Art. 3(3)' };
  if (facts.presented === false && facts.event === 'delay') {
    return { key: 'rights.excluded.not_presented', cite: 'Art. 3(2)(a); C-474/22' };
  }
  return null;
}

function due(facts: FlightFacts, rules: RuleSet, distance: Distance): Due {
  if (facts.event === 'delay') return dueForDelay(facts, rules, distance);
  return facts.event === 'denied_boarding'
    ? dueForDenial(facts, rules, distance)
    : dueForCancellation(facts, rules, distance);
}

function causeStep(facts: FlightFacts): Step[] {
  const cause = facts.cause === undefined ? null : readCause(facts.cause);
  if (!cause || facts.event === 'denied_boarding') return [];
  const { extraordinary, cite } = causes[cause];
  return [
    {
      key: extraordinary ? 'rights.cause.extraordinary' : 'rights.cause.ordinary',
      cite,
      params: { cause: facts.cause ?? cause },
    },
  ];
}

function assess(facts: FlightFacts, rules: RuleSet, scope: Scope, from: Airport, to: Airport): Compensation {
  const distance = measure(from, to, rules);
  const base = { rule_set: rules.id, currency: rules.currency, distance } as const;
  const nothing = { ...base, amount_cents: 0, reducible_to_cents: null } as const;
  if (scope.applies === false) return { ...nothing, applies: false, review: [], steps: [scope.step] };
  const exclusion = excluded(facts);
  if (exclusion) return { ...nothing, applies: scope.applies, review: [], steps: [scope.step, exclusion] };

  const measured: Step = {
    key: distance.intra && distance.band === 'b' ? 'rights.distance.intra' : 'rights.distance.band',
    cite: 'Art. 7(1), 7(4); C-559/16',
    params: {
      from: from.code,
      to: to.code,
      km: Math.round(distance.km),
      amount: rules.amounts[distance.band],
      currency: rules.currency,
    },
  };
  const outcome = due(facts, rules, distance);
  const review: ReviewReason[] = [...outcome.review];
  if (scope.applies === null) review.push('licence_unknown');
  if (distance.near_threshold) review.push('near_threshold');
  if (isUnconfirmedIntra(distance, from, to)) review.push('intra_unconfirmed');
  const cause = facts.cause === undefined ? null : readCause(facts.cause);
  if (facts.extraordinary === undefined && cause && causes[cause].extraordinary && outcome.amount > 0)
    review.push('cause_unproven');
  const unknown = scope.applies === null || outcome.missing;
  return {
    ...base,
    applies: scope.applies,
    amount_cents: unknown ? null : outcome.amount * 100,
    reducible_to_cents: unknown || outcome.reducible === null ? null : outcome.reducible * 100,
    review,
    steps: [scope.step, measured, ...causeStep(facts), ...outcome.steps],
  };
}

/** Compensation under Reg. (EC) 261/2004 for one passenger of one booking. Source: facts of the regulation and its judgments, cited in each step. */
export function assessEu(facts: FlightFacts, from: Airport, to: Airport, options: RuleSetOptions = {}): Compensation {
  return assess(facts, euRuleSet(facts.flight_date, options), euScope(facts, from, to), from, to);
}

/** Compensation under the United Kingdom's version. Where both apply, the passenger recovers once. */
export function assessUk(facts: FlightFacts, from: Airport, to: Airport): Compensation {
  return assess(facts, uk261, ukScope(facts, from, to), from, to);
}
