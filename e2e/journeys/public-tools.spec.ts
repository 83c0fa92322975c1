import { expect, type Page, test } from '@playwright/test';
import { somebody } from '../support/people.ts';

/** A date so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function choose(page: Page, label: RegExp, typed: string, option: RegExp) {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  await page.getByRole('option', { name: option }).first().click();
  await expect(field).toHaveValue(option);
}

/** Every address that the page asked any server for. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  return asked;
}

test('a parent checks a trip by keyboard and thumb, sends the link, and starts a request with it', {
  tag: '@public',
}, async ({ browser }) => {
  const parent = await somebody(browser, 'en');
  const { page } = parent;
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = watch(page);
  await page.goto('/check-your-trip');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your trip' })).toBeVisible();
  expect(asked.filter((address) => /airport-(facts|names)/.test(address))).toEqual([]);

  await page.getByRole('link', { name: /A child without parents/ }).press('Enter');
  await page.getByLabel(/The child’s age/).fill('8');
  await page.getByLabel(/travel without an adult/).selectOption('yes');
  await page.getByRole('button', { name: 'Check this trip' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Enter the airport from which the trip begins.' });
  await expect(missing).toBeFocused();

  await choose(page, /^From/, 'madri', /^MAD – /);
  await choose(page, /^To/, 'frankf', /^FRA – /);
  await choose(page, /^Airline/, 'lufth', /Lufthansa \(LH\)/);
  await page.getByLabel(/^Date of departure/).fill(inDays(30));
  await page.getByRole('button', { name: 'Check this trip' }).click();
  await expect(page.getByRole('heading', { name: /MAD → FRA/ })).toBeFocused();
  await expect(page.getByText('UMNR', { exact: true })).toBeVisible();
  await expect(page.getByText(/the UM service is mandatory from 5 to 11/)).toBeVisible();

  // Everything stands behind the #, and no server was told of it.
  const link = page.url();
  expect(new URL(link).hash).toContain('age=8');
  expect(new URL(link).search).toBe('');
  expect(asked.filter((text) => /minor\.travels_alone|age=8|"age"/.test(text))).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { name: /MAD → FRA/ })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { name: /MAD → FRA/ })).toBeVisible();

  const grandmother = await somebody(browser, 'en');
  await grandmother.page.goto(link);
  await expect(grandmother.page.getByRole('heading', { name: /MAD → FRA/ })).toBeVisible();
  await expect(grandmother.page.getByRole('combobox', { name: /^From/ })).toHaveValue(/^MAD – /);

  await page.getByRole('link', { name: 'Start a request with this trip' }).click();
  await expect(page).toHaveURL(/\/request-form\?service=unaccompanied-minors#trip=MAD-FRA/);
  await expect(page.getByLabel(/^Kind of assistance/)).toHaveValue('unaccompanied-minors');
});

test('alguien con cinco horas de retraso ve qué se le debe, por qué y hasta cuándo', { tag: '@public' }, async ({
  browser,
}) => {
  const { page } = await somebody(browser, 'es');
  await page.goto('/es/compensation');
  await page.getByRole('link', { name: /Llegó tarde/ }).click();
  await choose(page, /^Desde/, 'madri', /^MAD – /);
  await choose(page, /^Hasta/, 'jfk', /^JFK – /);
  await choose(page, /^Aerolínea que operó/, 'iber', /Iberia \(IB\)/);
  await page.getByLabel(/^Fecha de la primera salida/).fill('2026-05-03');
  await page
    .getByRole('group', { name: /Con cuánto retraso llegó/ })
    .getByLabel('Horas')
    .fill('5');
  await page.getByRole('button', { name: 'Estimar lo que se debe' }).click();
  await expect(page.getByRole('heading', { name: /MAD → JFK/ })).toBeFocused();
  // In large letters, and in the table that says why.
  for (const role of ['paragraph', 'cell'] as const)
    await expect(page.getByRole(role).filter({ hasText: /^600\s€$/ })).toBeVisible();
  await expect(page.getByText('Esto es una estimación, no asesoramiento jurídico.')).toBeVisible();
});

test('without JavaScript both tools say so, offer a person, and tell the facts in words', { tag: '@public' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  for (const [path, fact] of [
    ['/check-your-trip', 'What if the 48 hours have already passed?'],
    ['/compensation', 'Is this legal advice?'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This tool needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await expect(page.getByRole('heading', { name: fact })).toBeVisible();
  }
});
