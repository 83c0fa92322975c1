import { eu2004, uk261 } from '@kindwing/backend/domain/rights';
import { expect, test } from 'vitest';
import type { Claim } from '../src/tools/compensation/claim.ts';
import { readClaim, writeClaim } from '../src/tools/compensation/claim-link.ts';
import tripEn from '../src/tools/content/en/check-your-trip.ts';
import contentEn from '../src/tools/content/en/compensation.ts';
import tripEs from '../src/tools/content/es/check-your-trip.ts';
import contentEs from '../src/tools/content/es/compensation.ts';
import type { ToolContent } from '../src/tools/content/tool-content.ts';

const claim: Claim = {
  what: 'cancellation',
  stops: ['MAD', 'LHR', 'JFK'],
  carrier: 'BA',
  date: '2026-05-03',
  facts: { told: '3', offered: 'yes', early: '30', arrived: '200', cause: 'technical_fault', helped: 'no' },
};

test('what happened comes out of its link as it went in', () => {
  expect(readClaim(writeClaim(claim))).toEqual({ claim, unread: [] });
});

test('a link holds only what was asked for what happened', () => {
  expect(writeClaim({ ...claim, what: 'downgrade', facts: { fare: '300', currency: 'EUR', told: '3' } })).toBe(
    '#what=downgrade&flight=MAD-LHR-JFK&with=BA&on=2026-05-03&fare=300&currency=EUR',
  );
});

test('anchors and trips are no claim', () => {
  for (const fragment of ['', '#', '#main', '#trip=MAD-JFK&for=pet', `#what=${'x'.repeat(3000)}`])
    expect(readClaim(fragment)).toBeNull();
});

test.each([
  ['#what=eruption', 'what'],
  ['#what=delay&flight=MAD', 'flight'],
  ['#what=delay&with=IBERIA', 'with'],
  ['#what=delay&on=yesterday', 'on'],
  ['#what=delay&on=2026-05-03T10:00', 'on'],
  ['#what=delay&late=-4', 'facts'],
  ['#what=delay&late=99999999', 'facts'],
  ['#what=delay&cause=__proto__', 'facts'],
  ['#what=delay&cause=%E0%A4', 'facts'],
  ['#what=baggage&delivered=2026-13-40', 'facts'],
  ['#what=delay&name=Jane', 'rest'],
])('%s: says that %s could not be read', (fragment, part) => {
  expect(readClaim(fragment)?.unread).toEqual([part]);
});

const shapeOf = ({ facts: { table, stops } }: ToolContent) => [table?.rows.map((row) => row.length), stops?.length];

test('both languages of both tools have the same rows, steps and questions', () => {
  for (const [en, es] of [
    [contentEn, contentEs],
    [tripEn, tripEs],
  ] as const) {
    expect(shapeOf(es)).toEqual(shapeOf(en));
    expect([es.steps.lines.length, es.questions.length, es.sources.length]).toEqual([
      en.steps.lines.length,
      en.questions.length,
      en.sources.length,
    ]);
    expect(es.sources.map(({ href }) => href)).toEqual(en.sources.map(({ href }) => href));
  }
});

test('the amounts in words are those that the rules compute with', () => {
  for (const { facts } of [contentEn, contentEs]) {
    const numbers = (column: number) => (facts.table?.rows ?? []).map((row) => Number(row[column]?.replace(/\D/g, '')));
    expect(numbers(1)).toEqual([eu2004.amounts.a, eu2004.amounts.b, eu2004.amounts.c]);
    expect(numbers(2)).toEqual([uk261.amounts.a, uk261.amounts.b, uk261.amounts.c]);
  }
});
