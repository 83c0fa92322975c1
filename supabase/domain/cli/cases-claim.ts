import type { Assessment } from '../assess/index.ts';
import type { Compensation } from '../rights/index.ts';
import { clauses, says } from './matcher.ts';
import { type Check, compare, stepText } from './report.ts';

type Expected = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function checkLaw(
  law: string,
  expected: Readonly<Record<string, unknown>>,
  claim: Compensation,
  found: NonNullable<Assessment['rights']>,
): Check[] {
  const reasons = [...claim.steps, ...found.care.steps].map(stepText);
  const amount = claim.amount_cents === null ? null : claim.amount_cents / 100;
  return Object.entries(expected).flatMap(([key, value]): Check[] => {
    const what = `${law}.${key}`;
    switch (key) {
      case 'distance_pair':
        return [compare(what, value, `${found.from.code}-${found.to.code}`, reasons)];
      case 'eligible':
        return [compare(what, value, (amount ?? 0) > 0, reasons)];
      case 'applies':
        return [compare(what, value, claim.applies, reasons)];
      case 'amount':
      case 'amount_eur':
      case 'amount_gbp':
        return [compare(what, value, amount, reasons)];
      case 'reducible_to':
        return [
          compare(what, value, claim.reducible_to_cents === null ? null : claim.reducible_to_cents / 100, reasons),
        ];
      case 'km': {
        const ok = typeof value === 'number' && Math.abs(claim.distance.km - value) <= 1;
        return [{ what, ok, expected: `${value} ± 1`, found: claim.distance.km.toFixed(1), reasons }];
      }
      case 'care':
        return clauses(String(value)).map((clause) => ({
          what: `${what} "${clause}"`,
          ok: says(clause, found.care.steps.map(stepText)),
          expected: clause,
          found: found.care.steps.map(stepText).join(' | ') || 'none',
        }));
      default:
        return [{ what, ok: false, expected: JSON.stringify(value), found: 'no such thing is computed' }];
    }
  });
}

/** The claim that a case expects after its event, law by law. */
export function checkClaim(expected: Expected, found: Assessment): Check[] {
  return Object.entries(expected).flatMap(([law, expectations]): Check[] => {
    const { rights } = found;
    const claim = { eu261: rights?.eu, uk261: rights?.uk }[law];
    if (!rights || !claim)
      return [
        {
          what: `claim ${law}`,
          ok: false,
          expected: JSON.stringify(expectations),
          found: rights ? 'this law is not known' : 'nothing went wrong',
        },
      ];
    return checkLaw(law, expectations, claim, rights);
  });
}
