import { expect, type Page, test } from '@playwright/test';
import { moveHand, wayOfHand } from '../support/hand.ts';
import { heldBack, publicAddresses, visitor } from '../support/public-site.ts';

test.use({ trace: 'off' });

/** Lets the application's scripts pass, and waits until it has taken the page over. */
const alive = async (page: Page, release: () => void) => {
  release();
  await page.waitForSelector('[data-hydrated]');
};

const controls = '#main :is(input, select, textarea):visible';

/** How every control stands, by what it is called. */
const standing = (page: Page) =>
  page.locator(controls).evaluateAll((all: (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]) =>
    all.map((each) => {
      const box = each instanceof HTMLInputElement && /^(checkbox|radio)$/.test(each.type);
      return [each.labels?.[0]?.textContent?.trim() ?? each.name, box ? each.checked : each.value];
    }),
  );

/** Fills in all that can be filled in, as a hand does that is faster than the line. */
async function fillIn(page: Page): Promise<number> {
  const all = page.locator(controls);
  const count = await all.count();
  for (let at = 0; at < count; at++) {
    const control = all.nth(at);
    const kind = await control.evaluate((each: HTMLInputElement) =>
      each.tagName === 'INPUT' ? each.type : each.tagName,
    );
    if (kind === 'SELECT') await control.selectOption({ index: 1 });
    else if (kind === 'checkbox' || kind === 'radio') await control.check();
    else if (kind === 'email') await control.fill('early@example.com');
    else if (kind === 'tel') await control.fill('+34 600 000 000');
    else await control.fill('Typed early');
  }
  return count;
}

test.describe('Before the application runs', { tag: '@public' }, () => {
  test('whatever is filled in, on any page, stands there when it runs', async ({ browser }) => {
    test.setTimeout(180_000);
    let filled = 0;
    for (const address of publicAddresses()) {
      const page = await visitor(browser);
      const release = await heldBack(page);
      await page.goto(address);
      const count = await fillIn(page);
      const before = await standing(page);
      if (count > 0) {
        await alive(page, release);
        await expect.poll(() => standing(page), { message: address }).toEqual(expect.arrayContaining(before));
      }
      filled += count;
      await page.context().close();
    }
    expect(filled).toBeGreaterThan(15);
  });

  test('a search that was typed and a tag that was chosen find what they ask for, and stand in the address', async ({
    browser,
  }) => {
    const page = await visitor(browser);
    const release = await heldBack(page);
    await page.goto('/travels');
    await page.getByRole('searchbox').fill('oxygen');
    await page.getByRole('checkbox', { name: 'Medical Needs' }).check();
    await alive(page, release);
    await expect(page).toHaveURL(/\?q=oxygen&filters=/);
    await expect(page.getByText('1 service', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Learn More/ })).toHaveCount(1);
    await page.context().close();
  });

  test('a value that some tool sets without the focus is heard too', async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto('/request-form');
    const kind = page.getByLabel('Kind of assistance');
    await kind.evaluate((select: HTMLSelectElement) => {
      select.value = 'elderly-travelers';
      select.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page.getByRole('region', { name: 'What this means for your trip' })).toBeVisible({ timeout: 30_000 });
    await expect(kind).toHaveValue('elderly-travelers');
    await page.context().close();
  });

  test('who wants the draft kept has it kept', async ({ browser }) => {
    const page = await visitor(browser);
    const release = await heldBack(page);
    await page.goto('/request-form');
    await page.getByLabel(/Keep what I have typed/).check();
    await page.getByLabel('Tell us about the trip').fill('My mother flies alone');
    await alive(page, release);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kindwing.request-draft')))
      .toContain('My mother flies alone');
    await page.context().close();
  });
});

test('one page at most is drawn ahead unasked, the one that the page marks, and not before the page is calm', async ({
  browser,
}) => {
  const page = await visitor(browser);
  const marks: readonly [string, string | undefined][] = [
    ['/', '/contact'],
    ['/travels', '/travels/unaccompanied-minors'],
    ['/travels/pets-service-animals', '/contact'],
    ['/how-it-works', '/contact'],
    ['/services', '/request-form'],
    ['/blog', '/blog/flying-with-dementia'],
    ['/es/blog', '/es/blog/flying-with-dementia'],
    ['/request-form', undefined],
    ['/sos', undefined],
  ];
  // Playwright sees no text in scripts.
  const ways = ['prerender', 'prefetch'] as const;
  const unasked = () =>
    page.locator('script[type="speculationrules"]').evaluateAll(
      (all, ways) =>
        all
          .map(({ textContent }) => textContent ?? '')
          .filter((text) => text.includes('"immediate"'))
          .map((text) => ways.find((way) => text.startsWith(`{"${way}"`))),
      ways,
    );
  for (const [path, next] of marks) {
    await page.goto(path);
    expect(await unasked(), path).toEqual([]);
    const marked = page.locator('a[data-next], [data-next] a');
    const addresses = await marked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([...new Set(addresses)], path).toEqual(next ? [next] : []);
  }
  await page.goto('/travels');
  // And those of the header are fetched, since from this server they come as what differs.
  await expect.poll(unasked, { timeout: 10_000 }).toEqual(['prerender', 'prefetch']);
  await page.context().close();
});

test('who reads on and stops has the pages fetched that the links in sight lead to, and no others', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/travels');
  const rules = page.locator('script[type="speculationrules"]');
  const near = async () => (await rules.evaluateAll((all) => all.map(({ textContent }) => textContent))).join();
  await expect.poll(near, { timeout: 10_000 }).toContain('a[data-near]');
  const marked = page.locator('a[data-near]');
  await expect(marked).toHaveCount(0);
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toHaveAttribute('data-near', '');
  for (const link of await marked.all()) await expect(link).toBeInViewport({ ratio: 1 });
  expect(await marked.count()).toBeLessThanOrEqual(16);
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  await page.context().close();
});

test('the next page comes as what differs from the last, and is the same page', async ({ browser, request }) => {
  const page = await visitor(browser);
  const whole = await page.goto('/');
  expect(await whole?.headerValue('content-encoding')).toBe('br');
  // The browser keeps a page as a dictionary once it has read all of it.
  await expect(async () => {
    const answer = await page.goto('/travels');
    expect(await answer?.headerValue('content-encoding')).toBe('dcz');
    expect(Number(await answer?.headerValue('content-length'))).toBeLessThan(8000);
    expect(await answer?.text()).toBe(await (await request.get('/travels')).text());
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();
});

test('a page is drawn ahead for the link that a hand is about to reach, or that the keyboard rests on, and no other', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.goto('/');
  const links = page.getByRole('navigation').first();
  const [wanted, other] = [links.getByRole('link', { name: 'Services' }), links.getByRole('link', { name: 'Blog' })];
  const box = await wanted.boundingBox();
  if (!box) throw new Error('the menu shows no link to the services');
  const goal = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const start = { x: goal.x + 40, y: goal.y + 300 };
  // Stopped before it is there. A machine that is busy tells of too few places: then once more.
  const part = wayOfHand(start, goal).filter(({ y }) => y > box.y + box.height + 10);
  await expect(async () => {
    await page.mouse.move(start.x, start.y);
    await page.waitForTimeout(200);
    await moveHand(part, ({ x, y }) => page.mouse.move(x, y));
    await expect(wanted).toHaveAttribute('data-coming', '', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('a[data-coming]')).toHaveCount(1);

  const rules = page.locator('head > script[type="speculationrules"]');
  const texts = await rules.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  expect(texts.filter((text) => text.includes('a[data-coming]'))).toHaveLength(1);
  await other.focus();
  // Given the focus by a script, a link has it visibly only where the keyboard was used last.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await expect(other).toHaveAttribute('data-coming', '');
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  await page.context().close();
});

test('taken over, a page keeps its styles where they came: nothing has the browser work out all of them again', async ({
  browser,
}) => {
  for (const address of ['/', '/es/travels', '/request-form']) {
    const page = await visitor(browser, { cookies: 'open' });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const isStyle = (node: Node): node is HTMLStyleElement => node instanceof HTMLStyleElement;
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of [...removedNodes].filter(isStyle)) moved.push(node.dataset.emotion ?? 'a style element');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await page.locator('header').getByRole('button').first().hover();
    await page.waitForSelector('[data-hydrated]');
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), address).toEqual([]);
    // What hangs on whether <html> holds something is asked for whenever anything comes or goes.
    const selectors = await page.evaluate(() => {
      const within = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
        ]);
      return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules));
    });
    expect(selectors.length, address).toBeGreaterThan(100);
    expect(selectors.filter((each) => /(html|:root|body)[^\s,]*:has\(/.test(each))).toEqual([]);
    await page.context().close();
  }
});
