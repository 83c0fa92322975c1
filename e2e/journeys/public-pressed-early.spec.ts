import { expect, test } from '@playwright/test';
import { consentBox, expectSuccess, fillIn, formNames, formOf, publicForms } from '../support/public-forms.ts';
import { heldBack, visitor } from '../support/public-site.ts';

test.use({ trace: 'off' });

test.describe('Pressed before the application runs', { tag: '@public' }, () => {
  for (const form of formNames)
    test(`an empty ${form} form waits for the application's own words on what is missing`, async ({ browser }) => {
      const { path, submit, fields, consent } = publicForms[form];
      const page = await visitor(browser);
      const release = await heldBack(page);
      await page.goto(path);
      await formOf(page).getByLabel('Email').fill('early@example.com');
      const button = page.getByRole('button', { name: submit });
      await button.dblclick();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      // The browser would have taken the focus to the first field that it found empty.
      await expect(button).toBeFocused();
      release();
      const summary = page.getByRole('alert').filter({ hasText: consent });
      await expect(summary).toBeFocused();
      const missing = Object.entries(fields).filter(([label]) => label !== 'Email');
      for (const [, words] of missing) await expect(summary.getByText(words)).toBeVisible();
      await expect(formOf(page).getByLabel('Email')).toHaveValue('early@example.com');
      await expect(button).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.context().close();
    });

  test('a form that lacks nothing is sent once, by the application', async ({ browser }) => {
    const page = await visitor(browser);
    const release = await heldBack(page);
    await page.goto('/contact');
    await fillIn(page, 'contact', `early.${Date.now()}@example.com`);
    await page.getByRole('button', { name: publicForms.contact.submit }).click();
    release();
    await expect(page.getByRole('dialog', { name: publicForms.contact.success })).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/contact$/);
    await page.context().close();
  });

  test('what is filled in and sent while the page is taken over, its content last, is kept and sent once', async ({
    browser,
  }) => {
    const page = await visitor(browser);
    const line = await page.context().newCDPSession(page);
    const release = await heldBack(page);
    await page.addInitScript(() => {
      document.addEventListener('kindwing:frame', () =>
        setTimeout(() => {
          Object.assign(window, { wholeBefore: document.querySelector('#root')?.hasAttribute('data-hydrated') });
          const name = document.querySelector<HTMLInputElement>('#main form [name="name"]');
          if (name) name.value = 'Iker Sáez';
          name?.dispatchEvent(new Event('input', { bubbles: true }));
          document.querySelector<HTMLInputElement>('#main form [name="consent_processing"]')?.click();
          document.querySelector<HTMLButtonElement>('#main form [type="submit"]')?.click();
        }),
      );
    });
    await page.goto('/contact');
    const address = `between.${Date.now()}@example.com`;
    await fillIn(page, 'contact', address);
    await consentBox(page).uncheck();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/contact/.test(request.url()) && request.method() === 'POST') sent.push(request.postData() ?? '');
    });
    // The content is taken over in slices: on a slow processor there is time between two of them.
    await line.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    release();
    await expectSuccess(page, 'contact');
    expect(sent).toEqual([expect.stringContaining('Iker S')]);
    expect(await page.evaluate(() => (window as unknown as { wholeBefore?: boolean }).wholeBefore)).toBe(false);
    await page.context().close();
  });

  for (const last of ['the message', 'the service'] as const)
    test(`what was in sight stays under the pointer while the questions of a chosen service open, ${last} filled in last`, async ({
      browser,
    }) => {
      const page = await visitor(browser);
      const release = await heldBack(page);
      await page.goto('/request-form');
      const [form, consent] = [formOf(page), consentBox(page)];
      await form.getByLabel('Name').fill('Nuria Vidal');
      if (last === 'the message') await form.getByLabel('Tell us about the trip').fill('My son, for the first time');
      await form.getByLabel('Kind of assistance').selectOption('unaccompanied-minors');
      if (last === 'the message') await form.getByLabel('Tell us about the trip').focus();
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      // A press asks what lies under it at any moment between two changes, painted or not.
      await consent.evaluate((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        const under: (string | null | undefined)[] = [];
        const look = () =>
          void under.push(document.elementFromPoint(left + width / 2, top + height / 2)?.getAttribute('name'));
        look();
        new MutationObserver(() => queueMicrotask(look)).observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        Object.assign(window, { under });
      });
      release();
      await expect(form.getByRole('region', { name: 'What this means for your trip' })).toBeAttached({
        timeout: 20_000,
      });
      const under = await page.evaluate(() => (window as unknown as { under?: string[] }).under);
      expect([...new Set(under)]).toEqual(['consent_processing']);
      await consent.check();
      await page.context().close();
    });

  test('if the application never comes the browser says what is missing, and nothing typed is lost', async ({
    browser,
  }) => {
    const page = await visitor(browser);
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto('/contact');
    await formOf(page).getByLabel('Name').fill('Iker Sáez');
    await page.getByRole('button', { name: publicForms.contact.submit }).click();
    await expect(formOf(page).getByLabel('Email')).toBeFocused();
    await expect(formOf(page).getByLabel('Name')).toHaveValue('Iker Sáez');
    await page.context().close();
  });

  test('whoever presses again is answered by the browser, while the application is still on its way', async ({
    browser,
  }) => {
    const page = await visitor(browser);
    await heldBack(page);
    await page.goto('/contact');
    const button = page.getByRole('button', { name: publicForms.contact.submit });
    await button.click();
    await page.waitForTimeout(1500);
    await expect(button).toBeFocused();
    await button.click();
    await expect(formOf(page).getByLabel('Name')).toBeFocused();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.context().close();
  });

  test('whoever waits ten seconds in vain is answered by the browser, without another press', async ({ browser }) => {
    const page = await visitor(browser);
    await heldBack(page);
    await page.goto('/contact');
    const button = page.getByRole('button', { name: publicForms.contact.submit });
    const pressed = Date.now();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(formOf(page).getByLabel('Name')).toBeFocused({ timeout: 20_000 });
    expect(Date.now() - pressed).toBeGreaterThan(9_000);
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.context().close();
  });

  test('the menu says at once what the next press does', async ({ browser }) => {
    const page = await visitor(browser, { width: 390, height: 844 });
    const release = await heldBack(page);
    await page.goto('/');
    const picture = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const seen = [...button.querySelectorAll('svg')].filter((each) => getComputedStyle(each).display !== 'none');
        return seen.map((each) => each.innerHTML);
      });
    const burger = await picture('Open menu');
    expect(burger).toHaveLength(1);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const close = page.getByRole('button', { name: 'Close menu', expanded: true });
    await expect(close).toBeVisible();
    const cross = await picture('Close menu');
    expect(cross).toHaveLength(1);
    expect(cross).not.toEqual(burger);
    release();
    await page.waitForSelector('[data-hydrated]');
    await expect(close).toBeVisible();
    await close.click();
    await expect(page.getByRole('button', { name: 'Open menu', expanded: false })).toBeVisible();
    expect(await picture('Open menu')).toEqual(burger);
    await page.context().close();
  });
});
