import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadAirports } from '../places/index.ts';
import { checkCases } from './cases.ts';
import { casesFormat, type IntakeCase } from './cases-format.ts';
import { checkClaims } from './claims.ts';
import { claimsFormat } from './claims-format.ts';
import { failed } from './report.ts';

/** A checker that accepts everything would pass the fixtures too: so each expectation is made wrong, and must then fail. */
const airports = await loadAirports();
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'));
const cases = ['intake-cases.json', 'further-cases.json'].flatMap((name) => casesFormat.parse(read(name)).cases);
const vectors = ['claims-vectors.json', 'further-vectors.json'].flatMap(
  (name) => claimsFormat.parse(read(name)).vectors,
);

const fails = (intake: IntakeCase): boolean => checkCases({ cases: [intake] }, airports).some(failed);
const withExpect = (intake: IntakeCase, expectation: object): IntakeCase => ({
  ...intake,
  expect: { ...intake.expect, ...expectation },
});

test.each(cases.map((intake) => [intake.id, intake] as const))('wrong expectations of %s fail', (_, intake) => {
  const { expect: wanted, fee } = intake;
  const accepted: string[] = [];
  const mustFail = (what: string, changed: IntakeCase) => fails(changed) || accepted.push(what);

  mustFail('an SSR that is not there', withExpect(intake, { ssr: [{ code: 'WEAP', on: 'all' }] }));
  for (const { code } of wanted.ssr ?? []) mustFail(`must_not ${code}`, withExpect(intake, { must_not: [code] }));
  for (const document of ['yellow fever certificate', 'diplomatic note', 'driving licence of the pilot'])
    mustFail(document, withExpect(intake, { documents: [document] }));
  for (const deadline of wanted.deadlines ?? []) {
    if (/[+-]\d/.test(deadline.offset)) {
      const offset = deadline.offset.replaceAll(
        /([+-])(\d+)(?=[hdwmy])/g,
        (__, sign, amount) => `${sign}${Number(amount) + 1000}`,
      );
      mustFail(`offset ${offset}`, withExpect(intake, { deadlines: [{ ...deadline, offset }] }));
    }
    const kind = deadline.kind.startsWith('hard') ? 'planning' : 'hard';
    if (!/each/.test(deadline.offset))
      mustFail(`kind ${kind} of ${deadline.what}`, withExpect(intake, { deadlines: [{ ...deadline, kind }] }));
    mustFail(
      `a deadline of another name at ${deadline.offset}`,
      withExpect(intake, { deadlines: [{ ...deadline, what: 'pay the balance of the hotel' }] }),
    );
  }
  mustFail('a flag of no meaning', withExpect(intake, { flags: ['volcano_insurance_missing'] }));
  mustFail('a block that is none', withExpect(intake, { block: [{ carrier: 'ZZ', reason: 'refuses everyone' }] }));
  mustFail('a decision about something else', withExpect(intake, { decision: 'charter a private jet for 12 people' }));
  if (wanted.decision && /\d/.test(wanted.decision)) {
    mustFail(
      'a decision with other numbers',
      withExpect(intake, { decision: wanted.decision.replaceAll(/\d+(?=[^\dTd])/g, '9999') }),
    );
  }
  mustFail('an unknown kind of expectation', withExpect(intake, { horoscope: 'good' }));
  if (fee) {
    mustFail('another fee', { ...intake, fee: { ...fee, eur: fee.eur + 1 } });
    mustFail('another tier', { ...intake, fee: { ...fee, tier: fee.tier === 'SHORT' ? 'LONG' : 'SHORT' } });
    if (fee.flight_minutes)
      mustFail('other minutes', { ...intake, fee: { ...fee, flight_minutes: fee.flight_minutes + 1 } });
  }
  expect(accepted).toEqual([]);
});

test.each([
  ['negated', 'AF refunds if full'],
  ['the other carrier', 'DL discounts 25% and refunds if not full'],
  ['another percentage', 'AF discounts 35% and refunds if not full'],
])('a decision that is %s fails', (_, decision) => {
  const intake = cases.find(({ id }) => id === 'SIZE-03');
  expect(intake && fails(withExpect(intake, { decision }))).toBe(true);
});

test.each(vectors.map((vector) => [vector.id, vector] as const))(
  'a wrong amount, scope or unknown key of %s fails',
  (_, vector) => {
    for (const [law, wanted] of Object.entries(vector.expect)) {
      const changes: Record<string, unknown>[] = [
        { ...wanted, amount: 251 },
        { ...wanted, surprise: true },
        { ...wanted, reducible_to: 1 },
      ];
      for (const change of changes) {
        const [outcome] = checkClaims({ vectors: [{ ...vector, expect: { [law]: change } }] }, airports);
        expect(outcome && failed(outcome), JSON.stringify(change)).toBe(true);
      }
    }
  },
);

test('a case that cannot be read fails with the reason, and a bad file is refused', () => {
  const [first] = cases;
  const [outcome] = checkCases(
    {
      cases: [
        { ...first, outbound: [{ from: 'QQQ', to: 'MAD', op: 'IB', min: 60, tz: ['Europe/Madrid', 'Europe/Madrid'] }] },
      ],
    },
    airports,
  );
  expect(outcome?.checks[0]?.found).toContain('QQQ');
  const [bad, good] = checkCases({ cases: [{ id: 'BAD-1', title: 'no object' }, first] }, airports);
  expect([bad?.id, bad && failed(bad), good && failed(good)]).toEqual(['BAD-1', true, false]);
  expect(bad?.checks[0]?.found).toContain('outbound');
  expect(() => checkCases({ flights: [] }, airports)).toThrow(/cases/);
  expect(() => checkClaims([], airports)).toThrow();
});

test('sections of no known name fail', () => {
  const [outcome] = checkClaims({ vectors: [], other: { moon_law: [{ id: 'L1' }] } }, airports);
  expect(outcome && failed(outcome)).toBe(true);
});
