import { expect, type Page, test } from '@playwright/test';
import { full } from '../support/environment.ts';
import { languages, open, publicAddresses, shellAddresses, strangeAddresses, visitor } from '../support/public-site.ts';
import { type Shown, settled, shown, spaceOut } from '../support/reflow.ts';
import { answered, toolResults } from '../support/tool-results.ts';

// A picture for each of hundreds of readings would take longer than the readings.
test.use({ trace: 'off' });

/** A window of 1280 px, the same at 200 % and at 400 % (WCAG 1.4.4 and 1.4.10). */
const windows = { whole: 1280, double: 640, fourfold: 320 } as const;

function lost(wide: Shown, now: Shown): string[] {
  const there = new Set(now.texts);
  return [
    ...(now.overflow > 0 ? [`${now.overflow} px wider than its window`] : []),
    ...now.cut.map((text) => `cut off: "${text.slice(0, 60)}"`),
    ...wide.texts.filter((text) => !there.has(text)).map((text) => `gone: "${text.slice(0, 60)}"`),
  ];
}

async function at(page: Page, width: number): Promise<Shown> {
  await page.setViewportSize({ width, height: 800 });
  return shown(page);
}

async function losses(page: Page): Promise<string[]> {
  const wide = await at(page, windows.whole);
  if (wide.texts.length < 10) return [`only ${wide.texts.length} texts were found`];
  const found: string[] = [];
  const look = (when: string, now: Shown) => found.push(...lost(wide, now).map((line) => `${when}: ${line}`));
  look('at 200 %', await at(page, windows.double));
  look('at 400 %', await at(page, windows.fourfold));
  await spaceOut(page);
  look('at 400 %, spaced out', await shown(page));
  look('spaced out', await at(page, windows.whole));
  return found;
}

test.describe('Magnified, narrow and spaced out', { tag: '@public' }, () => {
  for (const [turn, language] of languages.entries())
    test(`no page loses anything or has to be scrolled sideways (${language})`, async ({ browser }) => {
      test.setTimeout(400_000);
      const page = await visitor(browser, { language, width: windows.whole, height: 800 });
      const results = toolResults().filter((_, which) => full || which % 3 === 0);
      const addresses = [...publicAddresses(), ...shellAddresses, ...strangeAddresses, ...results];
      const found: string[] = [];
      for (const [which, address] of addresses.entries()) {
        // In the slice each page in one language; neighbours are of one kind.
        if (!full && which % languages.length !== turn) continue;
        // A fragment alone would only scroll: each is a page of its own.
        await page.goto('about:blank');
        await page.setViewportSize({ width: windows.whole, height: 800 });
        await open(page, address, language);
        if (results.includes(address)) await answered(page);
        await settled(page);
        found.push(...(await losses(page)).map((line) => `${address} ${line}`));
      }
      expect(found).toEqual([]);
      await page.context().close();
    });
});
