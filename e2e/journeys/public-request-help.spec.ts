import { expect, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { environment } from '../support/environment.ts';
import { somebody } from '../support/people.ts';
import { heldBack, visitor } from '../support/public-site.ts';

/** Rows that the backend holds, as the service sees them. */
async function rows(query: string): Promise<Record<string, unknown>[]> {
  const { apiUrl, serviceKey } = environment;
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  return (await (await fetch(`${apiUrl}/rest/v1/${query}`, { headers })).json()) as Record<string, unknown>[];
}

test('a request with route, warning and needs, by a visitor whose address the account form then knows', {
  tag: '@public',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const { page } = await somebody(browser, 'en');
  const email = `helped.${Date.now()}@example.com`;
  // Tomorrow at noon where the flight leaves: 12 to 36 hours ahead, whatever hour it is here.
  const inMadrid = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' });
  const tomorrow = inMadrid.format(Date.now() + 86_400_000);
  await page.goto('/request-form');
  const form = page.getByRole('main');
  await form.getByLabel('Name').first().fill('Nuria Vidal');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Kind of assistance').selectOption('elderly-travelers');

  await form.getByLabel('From', { exact: true }).fill('barajas');
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByLabel('To', { exact: true }).fill('logan');
  await page.getByRole('listbox').getByRole('option', { name: /BOS/ }).click();
  const outlook = form.getByRole('region', { name: 'What this means for your trip' });
  await expect(outlook.getByText(/Service fee: €45 .* or €75/).last()).toBeVisible();
  await form.getByLabel('Day of departure').fill(tomorrow);
  await form.getByLabel('Time of departure').fill('12:00');
  await expect(outlook.getByText('The usual time for this is past').last()).toBeVisible();
  await expect(outlook.getByText(/We will try all the same/)).toBeVisible();

  await expect(form.getByLabel('How far can the traveler walk?')).toHaveCount(0);
  await form.getByLabel(/I agree that Kindwing uses my answers/).check();
  await form.getByLabel('How far can the traveler walk?').selectOption('short');
  expect(await axe(page, 'main')).toEqual([]);

  await form.getByLabel('Tell us about the trip').fill('My mother, for the first time');
  await form.getByLabel(/I consent to the processing/).check();
  await form.getByRole('button', { name: 'Submit request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Submitted!' });
  // The first send also downloads the client and wakes a function.
  await expect(dialog).toBeVisible({ timeout: 60_000 });

  const [request] = await rows(`requests?contact_email=eq.${email}&select=id,message,ai_intake_text`);
  expect(request?.message).toContain('My mother, for the first time');
  expect(request?.ai_intake_text).not.toContain('walk');
  expect(await rows(`request_legs?request_id=eq.${request?.id}&select=origin,destination,desired_date`)).toEqual([
    { origin: 'MAD', destination: 'BOS', desired_date: tomorrow },
  ]);
  expect(await rows(`traveller_needs?request_id=eq.${request?.id}&select=answers`)).toEqual([
    { answers: { mobility: { walks: 'short' } } },
  ]);
  expect(await rows(`consents?request_id=eq.${request?.id}&purpose=eq.health&select=source`)).toEqual([
    { source: 'request' },
  ]);

  await dialog.getByRole('link', { name: 'create an account' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
});

for (const further of [false, true])
  test(`who fills in faster than the questions arrive keeps in sight what they write at${further ? ', the page scrolled further too' : ''}, and can press on`, {
    tag: '@public',
  }, async ({ browser }) => {
    const page = await visitor(browser);
    const release = await heldBack(page);
    await page.goto('/request-form');
    const form = page.getByRole('main');
    await form.getByLabel('Name').first().fill('Nuria Vidal');
    await form.getByLabel('Kind of assistance').selectOption('elderly-travelers');
    const message = form.getByLabel('Tell us about the trip');
    await message.fill('My mother, for the first time');
    const consent = form.getByLabel(/I consent to the processing/);
    if (further) await consent.scrollIntoViewIfNeeded();
    const place = async () => Math.round((await message.boundingBox())?.y ?? Number.NaN);
    const before = await place();
    release();
    await expect(form.getByRole('region', { name: 'What this means for your trip' })).toBeAttached({ timeout: 20_000 });
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    await expect(message).toBeFocused();
    await consent.check();
    await expect(message).toHaveValue('My mother, for the first time');
    await page.context().close();
  });

test('a draft that its writer kept is there when they come back, before they touch the page', {
  tag: '@public',
}, async ({ browser }) => {
  const { page } = await somebody(browser, 'es');
  await page.goto('/es/request-form');
  const form = page.getByRole('main');
  await form.getByLabel(/Guardar en este dispositivo/).check();
  await form.getByLabel('Nombre').first().fill('Inés Prats');
  await form.getByLabel('Tipo de asistencia').selectOption('pets-service-animals');
  await form.getByLabel('Háblenos del viaje').fill('Un podenco de 12 kg');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kindwing.request-draft')), { timeout: 20_000 })
    .toContain('podenco');
  await page.goto('/es');
  await page.goto('/es/request-form');
  await expect(form.getByLabel('Nombre').first()).toHaveValue('Inés Prats', { timeout: 20_000 });
  await expect(form.getByLabel('Tipo de asistencia')).toHaveValue('pets-service-animals');
  await expect(form.getByLabel('Háblenos del viaje')).toHaveValue('Un podenco de 12 kg');
  await expect(form.getByText('Hemos recuperado lo que había escrito.')).toBeVisible();
});
