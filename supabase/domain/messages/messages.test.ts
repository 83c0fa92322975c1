import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import { ssrCodes } from '../assistance/index.ts';
import { checkCases, readCase } from '../cli/cases.ts';
import { casesFormat } from '../cli/cases-format.ts';
import { loadAirports } from '../places/index.ts';
import { lettersEn } from './letters.en.ts';
import { lettersEs } from './letters.es.ts';
import { rulesEn, rulesEs, say } from './rules.ts';

const en: Readonly<Record<string, string>> = { ...rulesEn, ...lettersEn };
const es: Readonly<Record<string, string>> = { ...rulesEs, ...lettersEs };
const holes = (text: string | undefined) => [...new Set(text?.match(/\{\{\w+\}\}/g) ?? [])].sort();

test('both languages say every sentence, with the same parameters', () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(en).filter((key) => holes(en[key]).join() !== holes(es[key]).join())).toEqual([]);
});

test('no sentence is the same in both languages by oversight', () => {
  const same = Object.keys(en).filter((key) => en[key] === es[key] && /[a-z]{4} [a-z]{4}/.test(en[key] ?? ''));
  expect(same).toEqual([]);
});

test('days are written out in the language of the sentence', () => {
  const note = { key: 'document.pick_up_adult', params: { date: '2027-01-20' } } as const;
  expect(say(note, 'en')).toContain('(January 20, 2027)');
  expect(say(note, 'es')).toContain('(20 de enero de 2027)');
});

test('a sentence begins with a capital, even where no airline is known', () => {
  const note = (carrier: string) => ({ key: 'fit.minor.mandatory', params: { carrier, from: 5, to: 11 } });
  expect(say(note('la aerolínea'), 'es')).toMatch(/^La aerolínea: el servicio UM/);
  expect(say(note('the airline'), 'en')).toMatch(/^The airline: the UM service/);
  expect(say(note('easyJet'), 'en')).toMatch(/^easyJet: /);
  expect(say({ key: 'fit.minor.ask_carrier', params: { carrier: 'la aerolínea' } }, 'es')).toContain('de la aerolínea');
});

/** Every key that the library writes as a literal, wherever it stands. */
function literalKeys(): string[] {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/test|cli\/|messages\/|generated/.test(file),
  );
  return files
    .flatMap((file) => readFileSync(new URL(file, root), 'utf8').match(/'(fit|rights|letter)\.[a-z_.0-9]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1));
}

test('every key in the code has its sentence', () => {
  const keys = literalKeys();
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !(key in en))).toEqual([]);
  expect(
    ssrCodes.flatMap(({ key, fallback }) => [key, fallback]).filter((key) => key !== null && !(key in en)),
  ).toEqual([]);
});

test('whatever the worked cases lead to can be said in both languages, with nothing left open', async () => {
  const airports = await loadAirports();
  const { cases } = casesFormat.parse(
    JSON.parse(readFileSync(new URL('../fixtures/intake-cases.json', import.meta.url), 'utf8')),
  );
  expect(checkCases({ cases }, airports)).toHaveLength(cases.length);
  for (const intake of cases) {
    const found = assessTrip(readCase(intake).trip, airports);
    const notes = [
      ...found.deadlines.map(({ text }) => text),
      ...found.documents.map(({ text }) => text),
      ...found.conclusions,
      ...found.blocks.map(({ reason }) => reason),
      ...found.fit.map(({ verdict }) => verdict.reason),
      ...found.flags.map((flag) => ({ key: `flag.${flag}` })),
      ...(found.rights?.eu.steps ?? []),
      ...(found.rights?.care.steps ?? []),
    ];
    for (const note of notes) {
      for (const language of ['en', 'es'] as const)
        expect(say(note, language), `${intake.id} ${note.key}`).not.toMatch(
          /\{\{|^(flag|fit|deadline|document|conclusion|rights)\./,
        );
    }
  }
});
