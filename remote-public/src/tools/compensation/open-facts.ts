import type { Step } from '@kindwing/backend/domain/rights';
import type { Claim, FactName } from './claim.ts';
import type { Happening } from './happenings.ts';

/** Longer than any other flight is late or early: what the rules say of it, they say of none at all. */
const FAR = String(14 * 24 * 60);

type Facts = Claim['facts'];
type Answer = readonly [worst: string, best: string];

/** What an open question may turn out to be, at the two ends of what the rules make of it. */
const ends: Partial<Record<FactName, Answer>> = {
  early: [FAR, '0'],
  arrived: [FAR, '0'],
  waited: [FAR, '0'],
  late: [FAR, '0'],
  forward: [FAR, '0'],
  volunteered: ['no', 'yes'],
  grounds: ['no', 'yes'],
};

const decides: Partial<Record<Happening, readonly FactName[]>> = {
  delay: ['late', 'waited'],
  cancellation: ['offered', 'early', 'arrived'],
  brought_forward: ['forward', 'offered', 'early', 'arrived'],
  denied_boarding: ['volunteered', 'grounds', 'offered', 'early', 'arrived'],
};

/** The questions left open on which the answer may turn. How another flight lay counts only where one was offered. */
export function openFacts({ what, facts }: Claim): FactName[] {
  return (decides[what] ?? []).filter(
    (name) => facts[name] === undefined && (facts.offered === 'yes' || (name !== 'early' && name !== 'arrived')),
  );
}

const filled = (facts: Facts, open: readonly FactName[], end: 0 | 1): Facts => ({
  ...facts,
  ...Object.fromEntries(open.flatMap((name) => (ends[name] ? [[name, ends[name][end]]] : []))),
  ...(open.includes('offered') && (end === 0 ? { offered: 'no' } : { offered: 'yes', early: '0', arrived: '0' })),
});

/** The claim as it stands for the passenger at the most and at the least, whatever the open questions turn out to be. */
export const readingsOf = (claim: Claim): readonly [most: Claim, least: Claim] => {
  const open = openFacts(claim);
  return [
    { ...claim, facts: filled(claim.facts, open, 0) },
    { ...claim, facts: filled(claim.facts, open, 1) },
  ];
};

/** The steps that hold in both readings: the others rest on an answer that nobody gave. */
export function agreed(steps: readonly Step[], others: readonly Step[]): Step[] {
  const said = new Set(others.map((step) => JSON.stringify(step)));
  return steps.filter((step) => said.has(JSON.stringify(step)));
}
