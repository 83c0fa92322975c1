import { DAY_MS, MINUTE_MS } from '../time/instant.ts';
import type { ReviewReason, Step } from './compensation.ts';
import type { Distance } from './distance-band.ts';
import type { FlightFacts } from './facts.ts';
import type { RuleSet } from './rule-sets.ts';

/** Whole units of the rule set's currency. `missing`: a fact that decides is not known. */
export interface Due {
  readonly amount: number;
  readonly reducible: number | null;
  readonly missing: boolean;
  readonly review: readonly ReviewReason[];
  readonly steps: readonly Step[];
}

const none = (...steps: Step[]): Due => ({ amount: 0, reducible: null, missing: false, review: [], steps });
const missing = (step: Step): Due => ({
  amount: 0,
  reducible: null,
  missing: true,
  review: ['facts_missing'],
  steps: [step],
});

const extraordinary: Step = { key: 'rights.due.extraordinary', cite: 'Art. 5(3)' };

/** Sturgeon C-402/07, Nelson C-581/10: three hours late at the final destination. */
export function dueForDelay(facts: FlightFacts, rules: RuleSet, distance: Distance): Due {
  if (facts.delay == null) return missing({ key: 'rights.due.delay_unknown', cite: 'C-452/13' });
  const taken = Math.max(0, facts.extraordinary_minutes ?? 0);
  const delay = facts.delay - taken;
  const subtracted: Step[] =
    taken > 0 ? [{ key: 'rights.due.subtracted', cite: 'C-315/15', params: { minutes: taken, rest: delay } }] : [];
  if (facts.extraordinary) return none(extraordinary);
  if (delay < rules.delayFrom) {
    return none(...subtracted, { key: 'rights.due.delay_short', cite: 'C-402/07, C-581/10', params: { delay } });
  }
  const full = rules.amounts[distance.band];
  const late: Step = {
    key: 'rights.due.delay',
    cite: 'C-402/07, C-581/10, C-452/13',
    params: { delay, amount: full, currency: rules.currency },
  };
  const { below, inclusive, pays, fixed } = rules.shortDelayC;
  const short = distance.band === 'c' && (inclusive ? delay <= below : delay < below);
  if (!short) return { ...none(...subtracted, late), amount: full };
  const cut: Step = {
    key: fixed ? 'rights.due.short_c_fixed' : 'rights.due.short_c',
    cite: 'Art. 7(2)(c); C-402/07 par. 63',
    params: { pays, currency: rules.currency },
  };
  return fixed
    ? { ...none(...subtracted, late, cut), amount: pays }
    : { ...none(...subtracted, late, cut), amount: full, reducible: pays };
}

/** Art. 7(2): the carrier may halve when the re-routing arrives late by no more than 2, 3 or 4 hours. */
function cutByReroute(
  facts: FlightFacts,
  rules: RuleSet,
  distance: Distance,
): { reducible: number | null; steps: Step[] } {
  const limit = rules.rerouteCut[distance.band];
  if (!facts.reroute || facts.reroute.late > limit) return { reducible: null, steps: [] };
  const half = rules.amounts[distance.band] / 2;
  const params = { late: facts.reroute.late, limit, half, currency: rules.currency };
  return { reducible: half, steps: [{ key: 'rights.due.reroute_cut', cite: 'Art. 7(2)', params }] };
}

/** Minutes early and late that still exempt, by how long before departure the passenger was told (Art. 5(1)(c)). */
function exemptWindow(notice: number): { early: number; lateBelow: number } {
  const days = (notice * MINUTE_MS) / DAY_MS;
  return days >= 7 ? { early: 120, lateBelow: 240 } : { early: 60, lateBelow: 120 };
}

/** Art. 5, and C-146/20 for flights brought forward by more than an hour: those pay in full. */
export function dueForCancellation(facts: FlightFacts, rules: RuleSet, distance: Distance): Due {
  const forward = facts.event === 'brought_forward';
  if (forward && facts.brought_forward == null) return missing({ key: 'rights.due.forward_unknown', cite: 'C-146/20' });
  if (forward && (facts.brought_forward ?? 0) <= 60) {
    return none({ key: 'rights.due.forward_short', cite: 'C-146/20', params: { minutes: facts.brought_forward ?? 0 } });
  }
  if (facts.notice_minutes == null) return missing({ key: 'rights.due.notice_unknown', cite: 'Art. 5(1)(c), 5(4)' });
  const notice = facts.notice_minutes;
  const told = { days: Math.floor((notice * MINUTE_MS) / DAY_MS) };
  if (notice * MINUTE_MS >= 14 * DAY_MS)
    return none({ key: 'rights.due.notice_14', cite: 'Art. 5(1)(c)(i)', params: told });
  if (facts.extraordinary) return none(extraordinary);
  const window = exemptWindow(notice);
  const cite = notice * MINUTE_MS >= 7 * DAY_MS ? 'Art. 5(1)(c)(ii)' : 'Art. 5(1)(c)(iii)';
  const params = { ...told, ...window, tookEarly: facts.reroute?.early ?? 0, tookLate: facts.reroute?.late ?? 0 };
  if (facts.reroute && facts.reroute.early <= window.early && facts.reroute.late < window.lateBelow) {
    return none({ key: 'rights.due.reroute_exempt', cite, params });
  }
  const amount = rules.amounts[distance.band];
  const step: Step = {
    key: facts.reroute ? 'rights.due.reroute_outside' : 'rights.due.no_reroute',
    cite,
    params: { ...params, amount, currency: rules.currency },
  };
  if (forward)
    return {
      ...none({ key: 'rights.due.forward', cite: 'C-146/20', params: { minutes: facts.brought_forward ?? 0 } }, step),
      amount,
    };
  const cut = cutByReroute(facts, rules, distance);
  return { ...none(step, ...cut.steps), amount, reducible: cut.reducible };
}

/** Art. 4: involuntary only; no defence of extraordinary circumstances (C-22/11, C-321/11). */
export function dueForDenial(facts: FlightFacts, rules: RuleSet, distance: Distance): Due {
  if (facts.volunteered) return none({ key: 'rights.due.volunteer', cite: 'Art. 4(1)' });
  if (facts.reasonable_grounds) return none({ key: 'rights.due.reasonable_grounds', cite: 'Art. 2(j)' });
  const amount = rules.amounts[distance.band];
  const cut = cutByReroute(facts, rules, distance);
  const steps: Step[] = [{ key: 'rights.due.denied', cite: 'Art. 4(3)', params: { amount, currency: rules.currency } }];
  if (facts.extraordinary) steps.push({ key: 'rights.due.no_defence', cite: 'C-22/11, C-321/11' });
  const review: ReviewReason[] = facts.presented === false ? ['not_presented'] : [];
  return { amount, reducible: cut.reducible, missing: false, review, steps: [...steps, ...cut.steps] };
}
