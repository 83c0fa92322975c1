import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import { loadAirports } from '../places/index.ts';
import { sketchTrip } from '../trip/testing.ts';
import { bookFromRows, builtInBook, RuleBookError, type RuleRow, rowsOf, rulesOn } from './index.ts';

const airports = await loadAirports();
const row = (more: Partial<RuleRow> = {}): RuleRow => ({
  carrier: 'IB',
  topic: 'minor',
  variant: '',
  rule: { mandatory: [5, 13], optional: [14, 17], aloneFrom: 14 },
  source: 'iberia.com, read by the desk',
  source_url: 'https://www.iberia.com',
  seen_on: '2027-01-10',
  effective_from: null,
  verified: true,
  ...more,
});
const childOn = (departs: string, rows: readonly unknown[], airlines?: readonly unknown[]) =>
  assessTrip(
    sketchTrip(
      airports,
      [{ route: 'MAD-LIS', carrier: 'IB', minutes: 80 }],
      { minor: { travels_alone: true } },
      { departs, birth_date: '2014-06-01' },
    ),
    airports,
    undefined,
    { book: bookFromRows(rows, airlines) },
  );

test('the built-in rules survive the way through rows', () => {
  const sorted = (rules: readonly object[]) => rules.map((rule) => JSON.stringify(Object.entries(rule).sort())).sort();
  const book = bookFromRows(JSON.parse(JSON.stringify(rowsOf())));
  for (const topic of ['minor', 'pet', 'support_animal', 'size', 'item', 'clearance'] as const)
    expect(sorted(book[topic])).toEqual(sorted(builtInBook[topic]));
  expect(rowsOf()).toHaveLength(rowsOf(book).length);
});

test('a mended row changes the answer, and its source is the one shown', () => {
  const built = childOn('2027-05-03T10:00:00Z', rowsOf());
  const mended = childOn('2027-05-03T10:00:00Z', [row()]);
  expect([built.fit[0]?.verdict.reason.key, mended.fit[0]?.verdict.reason.key]).toEqual([
    'fit.minor.optional',
    'fit.minor.mandatory',
  ]);
  expect(mended.fit[0]?.verdict.source).toEqual({
    cite: 'iberia.com, read by the desk',
    url: 'https://www.iberia.com',
    seenOn: '2027-01-10',
    verified: true,
  });
});

test('the rule of the flight’s date holds, not the newest', () => {
  const rows = [row({ effective_from: '2027-06-01' }), ...rowsOf().filter(({ carrier }) => carrier === 'IB')];
  const keys = ['2027-05-31T10:00:00Z', '2027-06-01T10:00:00Z'].map(
    (departs) => childOn(departs, rows).fit[0]?.verdict.reason.key,
  );
  expect(keys).toEqual(['fit.minor.optional', 'fit.minor.mandatory']);
  expect(rulesOn(builtInBook, 'AV', '2024-05-14').minor).toBeNull();
  expect(rulesOn(builtInBook, 'AV', '2024-05-15').minor?.aloneFrom).toBe(15);
});

test('a carrier without a row is unknown, and the list of airlines can be replaced', () => {
  const found = childOn(
    '2027-05-03T10:00:00Z',
    [],
    [{ code: 'IB', name: 'Iberia Líneas Aéreas', licence_area: 'EU', country: 'ES' }],
  );
  expect(found.fit[0]?.verdict).toMatchObject({
    kind: 'needs',
    reason: { params: { carrier: 'Iberia Líneas Aéreas' } },
  });
  expect(found.fit[0]?.verdict.source.verified).toBe(false);
});

test('rows that are wrong are all named, with field and value', () => {
  const bad = [
    row(),
    row({ topic: 'pet', rule: { cabin: { weightKg: -1 } } }),
    row({ rule: { mandatory: [5, 13], optional: null, aloneFrom: 14, companionForm: 16 } }),
    { ...row(), seen_on: 'last week' },
    'nonsense',
  ];
  expect(() => bookFromRows(bad)).toThrow(RuleBookError);
  try {
    bookFromRows(bad, [{ code: 'IBE', name: 'Iberia', licence_area: 'EU', country: 'ES' }]);
  } catch (error) {
    expect(error).toBeInstanceOf(RuleBookError);
    if (!(error instanceof RuleBookError)) return;
    expect(error.problems.map(({ row: at, field }) => `${at} ${field}`)).toEqual([
      '0 code',
      '1 rule.cabin.weightKg',
      '2 rule',
      '3 seen_on',
      '4 row',
    ]);
    expect(error.message).toContain('row 1 (IB pet), rule.cabin.weightKg');
    expect(error.message).toContain('found "last week"');
    expect(error.message).toContain('companionForm');
  }
});

test('what no page was seen for is never called verified', () => {
  const rows = rowsOf();
  expect(rows.filter(({ source, verified }) => verified && /background|old page|weakly/.test(source))).toEqual([]);
  expect(rows.find(({ carrier, topic }) => carrier === 'DL' && topic === 'size')).toMatchObject({ verified: false });
  expect(rows.filter(({ verified }) => verified).map(({ carrier, topic }) => `${carrier} ${topic}`)).toEqual([
    'AF minor',
    'AV minor',
    'CX clearance',
    'EK clearance',
    'GW pet',
    'IB minor',
    'LH minor',
    'LO clearance',
    'V7 pet',
  ]);
});
