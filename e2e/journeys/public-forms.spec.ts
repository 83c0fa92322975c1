import { expect, type Page, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import {
  expectSuccess,
  type FormName,
  field,
  fillIn,
  formNames,
  formOf,
  publicForms,
  send,
} from '../support/public-forms.ts';
import { openAlive, visitor } from '../support/public-site.ts';
import { stored } from '../support/stored.ts';

const deliveries = /\/rest\/v1\/rpc\//;

let count = 0;
const anAddress = () => `forms.${Date.now()}.${count++}@example.com`;

/** What people, and others, type. Each must arrive to the letter, be shown as text, and start nothing. */
const markup = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>"><svg/onload=window.hit=1>`;
const hostile = [
  markup,
  `Robert'); DROP TABLE requests;-- ' OR '1'='1`,
  '{{constructor.constructor("window.hit=1")()}} #{7*7} %s %x \\u0000 $1 {{t}} $t(site.name)',
  'أمي في الحادية والثمانين وتسافر وحدها من مدريد إلى أثينا — שלום, היא צריכה כיסא גלגלים',
  'Two dogs 🐕‍🦺🐩 and a family 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 fly ✈️ to 東京, Zürich and Łódź',
];

const longText = {
  contact: 'Message',
  sos: 'What is happening, and what do you need?',
  request: 'Tell us about the trip',
} as const;

/** What a form has left in the database under the address that it was sent with. */
const left = (form: FormName, email: string) =>
  form === 'contact'
    ? stored('contact_messages', `email=eq.${email}`)
    : stored('requests', `contact_email=eq.${email}`);

/** What leaves the page for the service while it is looked at. */
function deliveriesOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && deliveries.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** The answer to a send that failed, with every word still there. */
async function expectFailure(page: Page, form: FormName, email: string) {
  const { title, body } = publicForms[form].failure;
  const banner = formOf(page).getByRole('alert').filter({ hasText: title });
  await expect(banner).toBeVisible({ timeout: 40_000 });
  await expect(banner).toContainText(body);
  await expect(banner).toContainText('Everything you typed is still here.');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, longText[form])).toHaveValue('My mother, 81, flies from Lisbon to Geneva.');
  return banner.getByRole('button', { name: 'Send again' });
}

test.describe('Forms, whatever is typed and however the line is', { tag: '@public' }, () => {
  for (const form of formNames) {
    const { path, fields, success } = publicForms[form];

    test(`${path}: nothing, only blanks or too much sends nothing; anything else arrives to the letter`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const page = await visitor(browser, { width: 390, height: 844 });
      const sent = deliveriesOf(page);
      await openAlive(page, path);
      const summary = formOf(page).getByRole('alert').first();
      await send(page, form);
      await expect(summary).toBeFocused();
      for (const label of Object.keys(fields))
        if (label !== 'Kind of assistance') await field(page, label).fill('  \u00a0\u200b ');
      await send(page, form);
      for (const sentence of Object.values(fields))
        await expect(summary.getByText(sentence, { exact: true })).toBeVisible();
      await expect(summary).toBeFocused();

      const email = anAddress();
      const text = `${hostile.join('\n')}\n${'A very long story. '.repeat(600)}`.slice(0, 9_990).trim();
      await fillIn(page, form, email, {
        Name: markup,
        [longText[form]]: `${text}${'x'.repeat(400)}`,
      });
      await send(page, form);
      await expect(formOf(page).getByText('This is too long.', { exact: true }).first()).toBeVisible();
      await expect(field(page, longText[form])).toHaveValue(/x{400}$/);
      expect(sent).toEqual([]);

      await field(page, longText[form]).fill(text);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
      await send(page, form);
      await expectSuccess(page, form);
      expect(await axe(page), success).toEqual([]);
      const [row, ...more] = await left(form, email);
      expect(more).toEqual([]);
      expect(row).toMatchObject(form === 'contact' ? { name: markup, message: text } : { contact_name: markup });
      expect(JSON.stringify(row)).toContain(JSON.stringify(text).slice(1, -1));
      expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
      await page.context().close();
    });

    test(`${path}: on a slow line it says that it is sending, and further presses send nothing more`, async ({
      browser,
    }) => {
      const page = await visitor(browser);
      const email = anAddress();
      await openAlive(page, path);
      await fillIn(page, form, email);
      const sent = deliveriesOf(page);
      let arrive: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(deliveries, (route) => slow.then(() => route.continue()));
      // The questions of the chosen assistance come a moment later and move what is below: both presses are to meet the button.
      if (path === '/request-form') await expect(page.getByRole('group', { name: /^Your trip/ })).toBeVisible();
      const button = formOf(page).locator('button[type=submit]').last();
      await button.dblclick();
      await expect(button).toHaveText('Sending…');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await field(page, 'Email').press('Enter');
      await expect.poll(() => sent).toHaveLength(1);
      arrive();
      await expectSuccess(page, form);
      expect(await left(form, email)).toHaveLength(1);
      expect(sent).toHaveLength(1);
      await page.context().close();
    });

    test(`${path}: the line is gone, then an answer is lost; every word stays, and it is stored once`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const page = await visitor(browser);
      const email = anAddress();
      await openAlive(page, path);
      await fillIn(page, form, email);
      await page.context().setOffline(true);
      await send(page, form);
      const again = await expectFailure(page, form, email);
      expect(await axe(page), 'the answer to a send that failed').toEqual([]);
      if (form === 'sos')
        await expect(formOf(page).getByRole('alert').getByRole('link', { name: /\+34/ })).toBeVisible();
      expect(await left(form, email)).toHaveLength(0);

      await page.context().setOffline(false);
      let lost = 0;
      await page.route(deliveries, async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await again.click();
      await expect.poll(() => lost).toBe(1);
      await (await expectFailure(page, form, email)).click();
      await expectSuccess(page, form);
      expect(await left(form, email)).toHaveLength(1);
      await page.context().close();
    });
  }
});
