import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInBook, rulesOn } from '../airlines/index.ts';
import { assessTrip } from '../assess/index.ts';
import { readCase } from '../cli/cases.ts';
import { casesFormat } from '../cli/cases-format.ts';
import { loadAirports } from '../places/index.ts';
import { background, official } from '../rules/source.ts';
import { sketchTrip } from '../trip/testing.ts';
import { BACKGROUND, citeIn, sourcesEs } from './sources.ts';

const known: Readonly<Record<string, string>> = sourcesEs;
const plain = (cite: string) => cite.replace(BACKGROUND, '');

/** Words of which the number of a law, a judgment or an order is made; they are the same in both languages here. */
const LAW = /^(CFR|FR|Reg|Art|Annex|Instr|EC|EU|UK|Montreal|par|[IVX]+|[ivx]+|C|[a-j])$/;
/** Names of publications and products that are no addresses. */
const NAMES = ['mytravelr', 'Kids Solo'];

/**
 * A title has no word of its own language in it: only addresses of pages, numbers, the words of a law's number and the names
 * above. Whatever has any other word describes, and has to be said in both languages.
 */
function isTitle(cite: string): boolean {
  const unnamed = NAMES.reduce((rest, name) => rest.replace(name, ''), cite);
  const words = unnamed.replace(/\b[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\b/g, '').match(/\p{L}+/gu) ?? [];
  return words.every((word) => LAW.test(word));
}

/** Every text written in the library's code after one of these words, wherever it stands. */
function written(before: RegExp): string[] {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/test|cli\/|messages\/|rules\/source|generated/.test(file),
  );
  const literal = new RegExp(`${before.source}\\s*['"\`]([^'"\`]+)`, 'g');
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(literal)].map(([, text]) => text ?? ''),
  );
}

test('a title is told from a description by its words', () => {
  const titles = [
    '14 CFR 382.72–.80',
    'Reg.1107/2006 Annex II',
    'C-402/07 par. 63',
    'novyny.live',
    'airfrance.hu, Kids Solo',
  ];
  const descriptions = ['US carrier practice', 'finnair.com (old page)', 'seatruler.com, 11 Jun 2026', 'Carriers'];
  expect(titles.filter((cite) => !isTitle(cite))).toEqual([]);
  expect(descriptions.filter(isTitle)).toEqual([]);
});

test('whatever the code gives as a title or cites for a step is one', () => {
  const titles = written(/\btitle:/);
  const cites = written(/\b(?:cite:|_CITE =)/);
  expect(titles.length).toBeGreaterThan(30);
  expect(cites.length).toBeGreaterThan(40);
  expect([...titles, ...cites].filter((cite) => !isTitle(cite))).toEqual([]);
});

test('every description differs in Spanish, is no title and is used', () => {
  const code = [
    ...written(/\b(?:official|reported|background)\(/),
    ...builtInBook.minor.map(({ source }) => source.cite),
  ];
  expect(Object.keys(known).filter((cite) => isTitle(cite) || known[cite] === cite)).toEqual([]);
  expect(Object.keys(known).filter((cite) => !code.some((used) => plain(used) === cite))).toEqual([]);
  expect(Object.values(known).filter((cite) => /\b(the|of|and|since|page|practice|carrier)\b/.test(cite))).toEqual([]);
});

test('every source of the airlines’ rules and of the worked cases is a title or has its Spanish', async () => {
  const airports = await loadAirports();
  const { carriers: _, ...rules } = builtInBook;
  const { cases } = casesFormat.parse(
    JSON.parse(readFileSync(new URL('../fixtures/intake-cases.json', import.meta.url), 'utf8')),
  );
  const found = cases.map((intake) => assessTrip(readCase(intake).trip, airports));
  const sources = [
    ...Object.values(rules).flatMap((rows) => rows.map(({ source }) => source)),
    rulesOn(builtInBook, '??', '2027-01-01').clearance.source,
    ...found.flatMap(({ deadlines, documents, fit }) => [
      ...deadlines.map(({ source }) => source),
      ...documents.flatMap(({ source }) => source ?? []),
      ...fit.map(({ verdict }) => verdict.source),
    ]),
  ];
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.map(({ cite }) => plain(cite)).filter((cite) => !(cite in known) && !isTitle(cite))).toEqual([]);
});

test('a description is said in the reader’s language, a title stays and is marked', () => {
  expect(citeIn('Agency practice', 'es')).toEqual({ text: 'Práctica de las agencias' });
  expect(citeIn('14 CFR 382.75', 'es')).toEqual({ text: '14 CFR 382.75', lang: 'en' });
  expect(citeIn('iberia.com, read by the desk', 'es').lang).toBe('en');
  expect(citeIn(background({ title: '14 CFR 382.23' }).cite, 'es')).toEqual({
    text: '14 CFR 382.23 (conocimiento general del sector)',
  });
  expect(citeIn(background('Montreal limits of 2019').cite, 'en').text).toBe(
    'Montreal limits of 2019 (background knowledge)',
  );
  // @ts-expect-error a description without its Spanish does not compile
  expect(official('Somebody’s practice').verified).toBe(true);
});

test('a child’s flight inside Europe on an unknown airline cites no practice of the United States', async () => {
  const airports = await loadAirports();
  const trip = sketchTrip(
    airports,
    [{ route: 'MAD-FRA', carrier: 'ZZ', minutes: 160 }],
    { minor: { travels_alone: true } },
    { departs: '2027-03-29T10:00:00Z', birth_date: '2018-06-01' },
  );
  const { deadlines, documents, fit } = assessTrip(trip, airports);
  const cites = [...deadlines, ...documents, ...fit.map(({ verdict }) => verdict)].map(
    ({ source }) => source?.cite ?? '',
  );
  expect(cites).toContain('Carriers that sell the service: places per flight are limited');
  expect(cites.filter((cite) => /\bUS\b|CFR/.test(cite))).toEqual([]);
});
