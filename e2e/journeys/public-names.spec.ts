import { expect } from '@playwright/test';
import type { Reading } from '../support/reading.ts';
import { about, type Stop, test } from '../support/tour.ts';

/** What stands in a list of links or buttons and says nothing by itself. */
const empty = /^(here|click here|more|read more|learn more|link|aquí|más|leer más|más información|enlace)$/i;

const twice = (all: readonly string[]): string[] => [...new Set(all.filter((each, at) => all.indexOf(each) !== at))];

function structure({ headings, landmarks, ids, nameless }: Reading): string[] {
  const found: string[] = [];
  const firsts = headings.filter(({ level }) => level === 1);
  if (firsts.length !== 1) found.push(`${firsts.length} h1`);
  headings.forEach(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    if (level > before + 1) found.push(`h${level} "${text}" follows h${before}`);
    if (!text) found.push(`an empty h${level}`);
  });
  for (const role of ['banner', 'main', 'contentinfo'])
    if (landmarks.filter((each) => each.role === role).length !== 1) found.push(`not exactly one ${role}`);
  for (const role of new Set(landmarks.map((each) => each.role))) {
    const names = landmarks.filter((each) => each.role === role).map(({ name }) => name);
    if (names.length > 1 && names.includes('')) found.push(`several ${role}, not all named: ${names}`);
    found.push(...twice(names).map((name) => `two ${role} are named "${name}"`));
  }
  if (landmarks.some(({ role, name }) => role === 'navigation' && !name)) found.push('a navigation without a name');
  found.push(...nameless.map((html) => `has no name: ${html}`));
  found.push(...twice(ids).map((id) => `id twice: ${id}`));
  return found;
}

function controls({ links, buttons }: Reading): string[] {
  const found: string[] = [];
  // Two links of one name that lead to two places cannot be told apart in a list. A query only fills in a form there.
  const places = new Map<string, Set<string>>();
  for (const { name, href } of links) {
    const { origin, pathname, hash } = new URL(href);
    places.set(name, (places.get(name) ?? new Set()).add(origin + pathname + hash));
  }
  for (const [name, to] of places) if (to.size > 1) found.push(`"${name}" leads to ${[...to].join(' and ')}`);
  for (const name of [...links.map((link) => link.name), ...buttons])
    if (empty.test(name)) found.push(`"${name}" says nothing by itself`);
  return found;
}

/** Words that only the other language has. */
const foreign = {
  en: /(?<![\p{L}’'-])(los|las|usted|nosotros|viaje|solicitud|correo|página|para|cómo)(?!\p{L})/iu,
  es: /(?<![\p{L}’'-])(the|with|your|you|and|our|what|page|how)(?!\p{L})/iu,
} as const;

function language({ language, before, after }: Stop): string[] {
  return [before, after].flatMap((reading) => {
    if (reading.lang !== language) return [`lang is ${reading.lang}`];
    const description = reading.metas.find(([name]) => name === 'description')?.[1] ?? '';
    return [reading.title, description, reading.speech, ...reading.links.map((link) => link.speech)].flatMap((text) => {
      const stray = foreign[language].exec(text);
      return stray ? [`another language: …${text.slice(Math.max(0, stray.index - 60), stray.index + 60)}…`] : [];
    });
  });
}

const both =
  (find: (reading: Reading) => string[]) =>
  ({ before, after }: Stop) => [
    ...find(before).map((line) => `as HTML, ${line}`),
    ...find(after).map((line) => `as application, ${line}`),
  ];

test.describe('What a screen reader is told', { tag: '@public' }, () => {
  test('one h1, headings in their order, landmarks that can be told apart, a name for everything', ({ tour }) => {
    expect(about(tour, both(structure))).toEqual([]);
  });

  test('links and buttons say by themselves what they do, and one name leads to one place', ({ tour }) => {
    expect(about(tour, both(controls))).toEqual([]);
  });

  test('the first link of every page leads past its menus, to a place that can be focused', ({ tour }) => {
    const skip = { en: 'Skip to main content', es: 'Saltar al contenido principal' };
    const problems = about(tour, ({ language, before, after }) =>
      [before, after].flatMap(({ links: [first], ids }) =>
        first?.name === skip[language] && first.href.endsWith('#main') && ids.includes('main')
          ? []
          : [`the first link is ${first?.name} to ${first?.href}`],
      ),
    );
    expect(problems).toEqual([]);
  });

  test('every page speaks one language, and says which', ({ tour }) => {
    expect(about(tour, language)).toEqual([]);
  });

  test('every page has a title of its own that ends with the site’s name', ({ tour }) => {
    const pages = tour.filter(({ kind }) => kind === 'public' || kind === 'signIn' || kind === 'single');
    const titles = pages.map(({ address, language, after }) => ({ address, language, title: after.title }));
    const problems = titles.flatMap(({ address, language, title }) => {
      const twin = titles.find(
        (other) => other.title === title && other.language === language && other.address !== address,
      );
      return [
        ...(title.endsWith('Kindwing') ? [] : [`${address}: "${title}" lacks the site's name`]),
        ...(twin ? [`${address} and ${twin.address} (${language}) share the title "${title}"`] : []),
      ];
    });
    expect(problems).toEqual([]);
  });
});
