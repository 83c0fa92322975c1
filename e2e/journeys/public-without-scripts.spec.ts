import { expect, type Page, test } from '@playwright/test';
import { full } from '../support/environment.ts';
import type { Language } from '../support/people.ts';
import { addressOf, languages, publicAddresses, signInAddresses, singleAddresses } from '../support/public-site.ts';
import { read } from '../support/reading.ts';

const needed: Record<Language, string> = {
  en: 'This page needs JavaScript',
  es: 'Esta página necesita JavaScript',
};

test.describe('Where no script runs', { tag: '@public' }, () => {
  test('every page can be read, and left by its links, where no script runs', async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    const problems: string[] = [];
    for (const [at, address] of publicAddresses().entries())
      for (const language of full ? languages : [languages[at % languages.length] as Language]) {
        const here = addressOf(address, language);
        await page.goto(here);
        const say = (problem: string) => problems.push(`${here}: ${problem}`);
        const { lang, headings, landmarks, words, links } = await read(page);
        if (lang !== language) say(`lang is ${lang}`);
        if (headings.filter(({ level }) => level === 1).length !== 1) say('not exactly one h1 in sight');
        if (words.length < 120) say(`hardly any text: ${words}`);
        if (/Loading page|Cargando la página/.test(words)) say('still loading');
        if (landmarks.filter(({ role }) => role === 'navigation').length === 0) say('no navigation');
        if (links.length < 20) say(`${links.length} links`);
        // What only a script could answer must not be offered.
        const dead = await page
          .locator('button:not([type=submit])')
          .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML));
        for (const html of dead) say(`a button that does nothing: ${html.slice(0, 160)}`);
        const mute = await page
          .locator('input, select, textarea')
          .evaluateAll((all) =>
            all.filter((each) => !each.closest('form') && each.checkVisibility()).map((each) => each.outerHTML),
          );
        for (const html of mute) say(`a field that nothing reads: ${html.slice(0, 160)}`);
      }
    expect(problems).toEqual([]);
    await context.close();
  });

  test('where no script runs, a page has the colours that the system asks for, as where scripts run', async ({
    browser,
  }) => {
    const coloursOf = (page: Page) =>
      page
        .locator('body, h1, main p, main a, footer')
        .evaluateAll((all) =>
          all.map((each) => getComputedStyle(each)).map((each) => [each.color, each.backgroundColor]),
        );
    const seen: Record<string, string> = {};
    for (const colorScheme of ['light', 'dark'] as const)
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled, colorScheme });
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        await page.goto('/travels');
        const colours = JSON.stringify(await coloursOf(page));
        seen[colorScheme] ??= colours;
        expect(colours).toBe(seen[colorScheme]);
        expect(complaints).toEqual([]);
        await context.close();
      }
    expect(seen.dark).not.toBe(seen.light);
  });

  test('a page that only a script can draw says so where none runs, with the number to call and ways that lead on', async ({
    browser,
  }) => {
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: theme });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      const addresses = [
        ...[...singleAddresses, '/portal', '/admin'].map((address) => ({ address, spoken: languages })),
        ...signInAddresses.flatMap((address) =>
          languages.map((language) => ({ address: addressOf(address, language), spoken: [language] })),
        ),
      ];
      for (const { address, spoken } of addresses) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', spoken[0] ?? '');
        const headings = page.getByRole('heading', { name: /needs JavaScript$|necesita JavaScript$/ });
        await expect(headings).toHaveText(spoken.map((language) => needed[language]));
        const calls = page.getByRole('link', { name: /^(Call us|Llámenos)/ });
        await expect(calls).toHaveCount(spoken.length);
        await expect(calls.first()).toHaveAttribute('href', /^tel:\+\d{6,}$/);
        // Styled, which the policy must have let through.
        expect(await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).toBe('640px');
      }
      for (const [name, heading] of [
        ['SOS, urgent help while you travel', 'SOS assistance'],
        ['Empezar una solicitud', 'Empiece una solicitud'],
      ] as const) {
        await page.goto('/portal');
        await page.getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByText('This page needs JavaScript')).toHaveCount(0);
      }
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
