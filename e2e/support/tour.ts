import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Language } from './people.ts';
import {
  addressOf,
  alive,
  languages,
  open,
  publicAddresses,
  signInAddresses,
  singleAddresses,
  strangeAddresses,
  visitor,
} from './public-site.ts';
import { type Reading, read } from './reading.ts';
import { answered, toolResults } from './tool-results.ts';

export type Kind = 'public' | 'signIn' | 'single' | 'strange' | 'tool';

/** One page of the tour, as HTML and as the running application shows it. */
export interface Stop {
  kind: Kind;
  /** Without a language's prefix. */
  address: string;
  language: Language;
  /** Where it stands in its language. */
  path: string;
  status: number;
  before: Reading;
  after: Reading;
  /** Whether the HTML's own elements are still there: taken over, and not drawn anew. */
  kept: boolean;
  /** Errors of the console, and what nobody caught. */
  complaints: string[];
}

/** What the browser itself says of a page that is sent with 404. */
const STATUS = /Failed to load resource: the server responded with a status of 404/;

async function* visits(browser: Parameters<typeof visitor>[0], language: Language): AsyncGenerator<Stop> {
  const page = await visitor(browser, { language });
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  const kinds: Record<Kind, readonly string[]> = {
    public: publicAddresses(),
    signIn: signInAddresses,
    single: singleAddresses,
    strange: strangeAddresses,
    tool: toolResults().filter((_, at) => at % 6 === 0),
  };
  for (const [kind, addresses] of Object.entries(kinds) as [Kind, readonly string[]][])
    for (const address of addresses) {
      complaints = [];
      // A fragment alone would only scroll: each address is a page of its own.
      await page.goto('about:blank');
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await open(page, address, language);
      const before = await read(page);
      const mark = await page.locator('#main h1').elementHandle();
      await alive(page);
      if (kind === 'tool') await answered(page);
      const after = await read(page);
      const status = (await answer).status();
      yield {
        kind,
        address,
        language,
        path: addressOf(address, language),
        status,
        before,
        after,
        kept: (await mark?.evaluate((h1) => h1.isConnected)) ?? false,
        complaints: complaints.filter((line) => !(status === 404 && STATUS.test(line))),
      };
    }
  await page.context().close();
}

/**
 * Every page of the public site in both languages, visited once: what is read on the way is looked at by many tests.
 * The visits are made when the first of them asks.
 */
export const test = base.extend<object, { tour: readonly Stop[] }>({
  tour: [
    async ({ browser }, use, { project }) => {
      // The folder is emptied before each run; after a failure the next worker finds here what the first has read.
      const file = join(project.outputDir, 'tour.json');
      if (!existsSync(file)) {
        const tour: Stop[] = [];
        for (const language of languages) for await (const stop of visits(browser, language)) tour.push(stop);
        mkdirSync(project.outputDir, { recursive: true });
        writeFileSync(file, JSON.stringify(tour));
      }
      await use(JSON.parse(readFileSync(file, 'utf8')) as Stop[]);
    },
    { scope: 'worker', timeout: 900_000 },
  ],
});

/** Complaints about the pages of a tour, each with where it belongs. */
export const about = (tour: readonly Stop[], find: (stop: Stop) => readonly string[]): string[] =>
  tour.flatMap((stop) => find(stop).map((problem) => `${stop.path} (${stop.language}): ${problem}`));
