import {
  actionUntil,
  baggageLimit,
  countsAsLost,
  damageComplaintUntil,
  delayComplaintUntil,
  type MontrealLimits,
  montrealLimits,
} from '../rights/index.ts';
import { localDate } from '../time/local.ts';
import type { Row } from './claims-format.ts';
import { type Check, compare } from './report.ts';

const dates = (facts: string): string[] => facts.match(/\d{4}-\d{2}-\d{2}/g) ?? [];

/** What a sentence about baggage asks for, by its words: damage, delay, missing, the limit of a date, or the right to sue. */
export function checkMontreal(row: Row): Check[] {
  const facts = String(row.facts ?? '');
  const [first, second] = dates(facts);
  const checks: Check[] = [];
  if ('deadline' in row) {
    if (!first) throw new Error(`no date in "${facts}"`);
    const until = /damag|broken/i.test(facts)
      ? damageComplaintUntil(first)
      : /delay|late\b/i.test(facts)
        ? delayComplaintUntil(first)
        : /arriv|land/i.test(facts)
          ? actionUntil(first)
          : null;
    checks.push(compare('deadline', row.deadline, until));
    if (typeof row.rule === 'string') checks.push(...checkRule(row.rule, facts));
  }
  if ('limit_sdr' in row) {
    if (!first) throw new Error(`no date in "${facts}"`);
    checks.push(compare('limit_sdr', row.limit_sdr, limitNamed(facts, montrealLimits(first))));
  }
  if ('result' in row) checks.push(checkResult(String(row.result), facts, first, second));
  if (checks.length === 0) throw new Error('the row expects neither a deadline, nor a limit, nor a result');
  return checks;
}

/** The limit that a sentence is about: injury, cargo, the passenger's own delay; baggage otherwise. */
function limitNamed(facts: string, limits: MontrealLimits): number {
  if (/injur|death|strict/i.test(facts)) return limits.injury_sdr;
  if (/cargo|freight/i.test(facts)) return limits.cargo_sdr_per_kg;
  return /passenger delay|delay of (the )?passenger/i.test(facts) ? limits.passenger_delay_sdr : limits.baggage_sdr;
}

/** The rule's article and number of days or years must be the ones that the library applies. */
function checkRule(rule: string, facts: string): Check[] {
  const expected = /damag|broken/i.test(facts)
    ? ['Art.31(2)', '7 days']
    : /delay|late\b/i.test(facts)
      ? ['Art.31(2)', '21 days']
      : ['Art.35', 'two years'];
  return expected.map((part) => ({
    what: 'rule',
    ok: rule.includes(part),
    expected: rule,
    found: expected.join(', '),
  }));
}

function checkResult(result: string, facts: string, first: string | undefined, second: string | undefined): Check {
  if (/lost/i.test(result) && first && second) {
    const not = /\bnot\b/i.test(result);
    return compare('result', result, countsAsLost(first, second) !== not ? result : `${not ? '' : 'not yet '}lost`);
  }
  if (/limit applies|no limit|limit lifted/i.test(result)) {
    const declared = /special declaration/i.test(facts) && !/\b(no|without) special declaration/i.test(facts);
    const limited = baggageLimit(first ?? localDate(Date.now(), 'UTC'), declared) !== null;
    const expectsLimit = /limit applies/i.test(result);
    return compare('result', result, limited === expectsLimit ? result : limited ? 'the limit applies' : 'no limit');
  }
  return { what: 'result', ok: false, expected: result, found: 'this result is not understood' };
}
