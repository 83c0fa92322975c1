import { expect, type Page, test } from '@playwright/test';
import { heldBack, openAlive, publicAddresses, visitor } from '../support/public-site.ts';

// Readings, not pictures.
test.use({ trace: 'off' });

const taken = (page: Page) => page.locator('[data-hydrated]');

test.describe('A system’s own settings', { tag: '@public' }, () => {
  test('with forced colours: controls keep an edge, the focus a ring, and what is chosen a sign', async ({
    browser,
  }) => {
    const page = await visitor(browser, { forcedColors: 'active' });
    await openAlive(page, '/contact');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const edges = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '#main button, #main input:not([type=checkbox]):not([tabindex="-1"]), #main textarea, header a.MuiButton-contained',
        ),
      ]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(each);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect(edges, 'controls without an edge').toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(ring).not.toBe('none');
    await page.context().close();
  });
});

test.describe('Motion', { tag: '@public' }, () => {
  /** What moves now, and in all for longer than that many milliseconds. */
  const moving = (page: Page, longerThan = 1) =>
    page.evaluate(
      (least) =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) > least,
          )
          .map(({ effect }) => (effect as KeyframeEffect).target?.textContent?.slice(0, 40) ?? ''),
      longerThan,
    );

  test('nothing but the SOS button, which can be stopped, moves for longer than five seconds', async ({ browser }) => {
    const page = await visitor(browser, { reducedMotion: 'no-preference' });
    for (const address of publicAddresses()) {
      await page.goto(address);
      await expect.poll(() => moving(page, 5000)).toEqual(['SOS']);
    }
    await page.context().close();
  });

  test('stands still for those who ask their system for it', async ({ browser }) => {
    const page = await visitor(browser, { reducedMotion: 'reduce' });
    for (const address of ['/', '/sos', '/travels']) {
      await openAlive(page, address);
      expect(await moving(page)).toEqual([]);
    }
    await expect(page.getByRole('button', { name: 'Stop the SOS button from pulsing' })).toBeHidden();
    // A transition, however short, would show the old look for one more frame.
    const between = await page.evaluate(() => {
      const heading = document.querySelector('h1') as HTMLElement;
      heading.style.opacity = '0.5';
      return getComputedStyle(heading).opacity;
    });
    expect(between).toBe('0.5');
    await page.context().close();
  });

  test('the SOS button pulses until it is stopped, and stays still on the next page and after a reload', async ({
    browser,
  }) => {
    const page = await visitor(browser, { reducedMotion: 'no-preference' });
    await openAlive(page, '/');
    await expect.poll(() => moving(page)).toEqual(['SOS']);
    await page.getByRole('button', { name: 'Stop the SOS button from pulsing' }).click();
    await expect.poll(() => moving(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our service, step by step');
    // The press itself may still be fading under the link.
    await expect.poll(() => moving(page)).toEqual([]);
    await page.reload();
    await openAlive(page, '/services');
    await expect.poll(() => moving(page)).toEqual([]);
    await page.getByRole('button', { name: 'Let the SOS button pulse' }).click();
    await expect.poll(() => moving(page)).toEqual(['SOS']);
    await page.context().close();
  });

  test('stopped once, the SOS button stays still on pages that are only read; pressed before the application runs, its button answers', async ({
    browser,
  }) => {
    const page = await visitor(browser, { reducedMotion: 'no-preference' });
    const release = await heldBack(page);
    await page.goto('/how-it-works');
    await expect.poll(() => moving(page)).toEqual(['SOS']);
    await page.getByRole('button', { name: 'Stop the SOS button from pulsing' }).click();
    await expect.poll(() => moving(page)).toEqual([]);
    await page.goto('/services');
    expect(await moving(page)).toEqual([]);
    const again = page.getByRole('button', { name: 'Let the SOS button pulse' });
    await again.press('Enter');
    await expect(page.getByRole('button', { name: 'Stop the SOS button from pulsing' })).toBeFocused();
    await expect.poll(() => moving(page)).toEqual(['SOS']);
    await expect(taken(page)).toHaveCount(0);
    release();
    await page.context().close();
  });
});

test.describe('The theme', { tag: '@public' }, () => {
  test('in a dark system its button offers the light one, before the application runs and after', async ({
    browser,
  }) => {
    const page = await visitor(browser, { theme: 'dark' });
    const release = await heldBack(page);
    await page.goto('/services');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(taken(page)).toHaveCount(0);
    release();
    await openAlive(page, '/services');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeFocused();
    await page.context().close();
  });
});

test.describe('The cookie question', { tag: '@public' }, () => {
  for (const path of ['/login', '/signup', '/auth/reset'])
    for (const width of [960, 1440])
      test(`leaves the form of ${path} free at ${width}`, async ({ browser }) => {
        const page = await visitor(browser, { cookies: 'open' });
        await page.setViewportSize({ width, height: 900 });
        await openAlive(page, path);
        const banner = await page.getByRole('region', { name: 'Cookies, your choice' }).boundingBox();
        expect(banner).not.toBeNull();
        for (const control of await page.locator('#main form :is(input, button):visible').all()) {
          const box = await control.boundingBox();
          expect(box && banner && box.x + box.width, 'right edge of a control').toBeLessThan(banner?.x ?? 0);
        }
      });

  test('once answered, is in no picture of a page that is taken over', async ({ browser }) => {
    const page = await visitor(browser);
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.querySelector('[data-cookie-banner]')?.checkVisibility()) seen.push(performance.now());
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await openAlive(page, '/');
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  });
});
