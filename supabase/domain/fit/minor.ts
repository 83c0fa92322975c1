import {
  type MinorBands,
  type MinorRule,
  NEVER_ALONE_BELOW,
  TYPICAL_COMPANION_AGE,
  typicalMinorBands,
} from '../airlines/minors.ts';
import { isDomestic, isUs, stateFor } from '../places/territories.ts';
import { reported } from '../rules/source.ts';
import { ageOnLeg, type Flight, flightsOf, type Traveller } from '../trip/index.ts';
import { needs, ok, refused, type Verdict } from './verdict.ts';

export type MinorStanding = 'mandatory' | 'optional' | 'alone' | 'refused' | 'unknown_age';

export interface MinorOnLeg {
  readonly leg: number;
  readonly age: number | null;
  readonly standing: MinorStanding;
  readonly band: readonly [number, number] | null;
  readonly rule: MinorRule | null;
  readonly verdict: Verdict;
}

const within = (age: number, band: readonly [number, number] | null | undefined) =>
  band != null && age >= band[0] && age <= band[1];

/** The carrier's bands on this flight: some differ to the United States or inside the home country. */
export function bandsOn(rule: MinorRule | null, flight: Pick<Flight, 'from' | 'to' | 'operator'>): MinorBands {
  if (!rule) return typicalMinorBands;
  if (rule.us && (isUs(flight.from.country) || isUs(flight.to.country))) return rule.us;
  const home = isDomestic(flight) && stateFor(flight.from.country) === flight.operator.country;
  return rule.domestic && home ? rule.domestic : rule;
}

const typical = reported('Typical of carriers that sell the service (5–14)');

/** Whether a child counts as alone on a carrier: a companion below the carrier's own age is none. */
export function isAlone(traveller: Traveller, rule: MinorRule | null): boolean {
  const minor = traveller.needs.minor;
  if (!minor) return false;
  const companion = minor.companion_age;
  return minor.travels_alone || (companion !== null && companion < (rule?.companionFrom ?? TYPICAL_COMPANION_AGE));
}

/**
 * What the operating carrier asks of a child who travels alone, judged on the leg's own local date. Null when the
 * traveller is no such child, or of age. Source: each rule's.
 */
export function minorOnLeg(traveller: Traveller, flight: Flight, flights: readonly Flight[]): MinorOnLeg | null {
  const rule = flight.rules.minor;
  if (!isAlone(traveller, rule)) return null;
  const age = ageOnLeg(traveller, flight);
  if (age !== null && age >= 18) return null;
  const source = rule?.source ?? typical;
  const carrier = flight.operator.name;
  const bands = bandsOn(rule, flight);
  const base = { leg: flight.index, age, rule };
  if (age === null) {
    return {
      ...base,
      standing: 'unknown_age',
      band: null,
      verdict: needs(source, 'fit.minor.birth_date', { carrier }),
    };
  }
  const params = { carrier, age, from: bands.mandatory?.[0] ?? 0, to: bands.mandatory?.[1] ?? 0 };
  const no = (key: string, more = {}): MinorOnLeg => ({
    ...base,
    standing: 'refused',
    band: null,
    verdict: refused(source, key, { ...params, ...more }),
  });
  if (bands.mandatory === null) {
    if (age >= bands.aloneFrom)
      return { ...base, standing: 'alone', band: null, verdict: ok(source, 'fit.minor.alone', params) };
    return no(rule?.source.effectiveFrom ? 'fit.minor.no_service_since' : 'fit.minor.no_service', {
      alone: bands.aloneFrom,
      under: bands.aloneFrom - 1,
      companion: rule?.companionFrom ?? TYPICAL_COMPANION_AGE,
      since: rule?.source.effectiveFrom ?? '',
    });
  }
  if (age < Math.min(bands.mandatory[0], NEVER_ALONE_BELOW) || age < bands.mandatory[0])
    return no('fit.minor.too_young');
  const way = flightsOf(flights, flight.direction);
  if (rule?.nonstopOnly && within(age, rule.nonstopOnly) && way.length > 1)
    return no('fit.minor.nonstop_only', { from: rule.nonstopOnly[0], to: rule.nonstopOnly[1] });
  const change = way.slice(0, -1).find(({ destination }) => rule?.transferAt && !rule.transferAt.includes(destination));
  if (change) return no('fit.minor.transfer', { airport: change.destination });
  const mandatory = within(age, bands.mandatory);
  if (!mandatory && !within(age, bands.optional))
    return { ...base, standing: 'alone', band: null, verdict: ok(source, 'fit.minor.alone', params) };
  const band = mandatory ? bands.mandatory : bands.optional;
  const key = mandatory ? 'fit.minor.mandatory' : 'fit.minor.optional';
  const conditions = rule ? [{ key: 'fit.minor.quota' }] : [{ key: 'fit.minor.ask_carrier', params: { carrier } }];
  const verdict = needs(source, key, { ...params, from: band?.[0] ?? 0, to: band?.[1] ?? 0 }, conditions);
  return { ...base, standing: mandatory ? 'mandatory' : 'optional', band, verdict };
}
