import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import remote from '../remote.config.ts';
import type { ArticleContent } from '../src/blog/content/article-content.ts';
import { posts } from '../src/blog/posts.ts';
import type { LegalContent } from '../src/legal/content/legal-content.ts';
import { legalPages } from '../src/legal/pages.ts';
import { type Block, parseProse } from '../src/prose/parse.ts';
import type { TravelKindContent } from '../src/travels/content/travel-kind-content.ts';
import { travelCards } from '../src/travels/kinds.ts';

const src = join(import.meta.dirname, '..', 'src');
const load = async <T>(folder: string, language: string, name: string): Promise<T> => {
  const file = join(src, folder, 'content', language, `${name}.ts`);
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  return ((await import(file)) as { default: T }).default;
};
const shapeOf = (blocks: readonly Block[]) =>
  blocks.map((block) => ('items' in block ? `${block.kind} ${block.items.length}` : block.kind));
const linksIn = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path);
const paths = remote.routes.map(({ path }) => path);

test.each(posts)('$slug: 500 to 800 words in each language, built alike, with sources', async ({ slug }) => {
  const [en, es] = await Promise.all([
    load<ArticleContent>('blog', 'en', slug),
    load<ArticleContent>('blog', 'es', slug),
  ]);
  for (const { body } of [en, es]) {
    const words = body.trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(800);
  }
  expect(shapeOf(parseProse(es.body))).toEqual(shapeOf(parseProse(en.body)));
  expect(es.sources).toHaveLength(en.sources.length);
  expect(en.sources.length).toBeGreaterThan(2);
});

test.each(legalPages)('$id: the same parts in each language, no dead link within the site', async ({ id }) => {
  const [en, es] = await Promise.all([load<LegalContent>('legal', 'en', id), load<LegalContent>('legal', 'es', id)]);
  expect(shapeOf(parseProse(es.body))).toEqual(shapeOf(parseProse(en.body)));
  for (const path of [...linksIn(en.body), ...linksIn(es.body)]) expect(paths).toContain(path);
});

test.each(travelCards)('$type: the same lists in each language', async ({ type }) => {
  const [en, es] = await Promise.all([
    load<TravelKindContent>('travels', 'en', type),
    load<TravelKindContent>('travels', 'es', type),
  ]);
  for (const list of ['offers', 'documents', 'considerations', 'notice', 'sources'] as const)
    expect(es[list]).toHaveLength(en[list].length);
});
