import { expect, type Page, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { signUpAndConfirm } from '../support/client.ts';
import { book, composeAndSend } from '../support/desk.ts';
import { waitForMail } from '../support/mail.ts';
import { demo, somebody } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { stored } from '../support/stored.ts';

const question = 'How far can the traveler walk?';
const answer = 'A short way, such as the length of a cabin';

/** Sends the public form with answers about health, under their consent. */
async function sendWithAnswers(page: Page, email: string): Promise<{ id: string; reference: string }> {
  await page.goto('/request-form');
  const form = page.getByRole('main');
  await form.getByLabel('Name').first().fill('Nuria Prats');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Kind of assistance').selectOption('elderly-travelers');
  await form.getByLabel(/I agree that Kindwing uses my answers/).check();
  await form.getByLabel(question).selectOption('short');
  await form.getByLabel('Can the traveler climb stairs?').selectOption('no');
  await form.getByLabel('Tell us about the trip').fill('My mother flies to Athens, for the first time.');
  await form.getByLabel(/I consent to the processing/).check();
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Submitted!' })).toBeVisible({ timeout: 60_000 });
  const [request] = await stored('requests', `contact_email=eq.${email}&select=id,reference`);
  return { id: String(request?.id), reference: String(request?.reference) };
}

test('answers about health: the desk opens them with a reason or holding the request, their client reads them, nobody else does', {
  tag: '@main-job',
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const visitor = await somebody(browser, 'en');
  const email = `needs.${Date.now()}@example.com`;
  const { id, reference } = await sendWithAnswers(visitor.page, email);

  const agent = await somebody(browser, 'en');
  await signIn(agent.page, demo.ana, 'en', /\/portal\/agent/);
  await agent.page.goto(`/portal/agent/requests/${id}`);
  const needs = agent.page.getByRole('region', { name: 'Needs', exact: true });
  await expect(needs.getByText(/Each opening is recorded with your name and reason/)).toBeVisible();
  await expect(agent.page.getByText(answer)).toHaveCount(0);
  await needs.getByRole('button', { name: 'Open the answers' }).click();
  const dialog = agent.page.getByRole('dialog', { name: 'Open the answers' });
  await dialog.getByRole('button', { name: 'Open the answers' }).click();
  await expect(dialog.getByText('Please give a reason.').first()).toBeVisible();
  expect(await axe(agent.page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel(/Why do you open them/).fill('Asking the airline for a wheelchair');
  await dialog.getByRole('button', { name: 'Open the answers' }).click();
  await expect(needs.getByText(answer)).toBeVisible();
  await expect(needs.getByRole('button', { name: 'Close the answers' })).toBeFocused();
  const readings = () => stored('audit_log', `row_id=eq.${id}&table_name=eq.traveller_needs&action=eq.read&select=*`);
  expect((await readings()).map(({ new_values: said }) => said)).toEqual([
    { holder: false, reason: 'Asking the airline for a wheelchair', reference },
  ]);

  // The page renews itself around them: claiming changes the request, and nothing is opened a second time.
  await agent.page.getByRole('button', { name: `Claim ${reference}` }).click();
  await expect(agent.page.getByText(/You hold this request until/)).toBeVisible();
  await expect(needs.getByText(answer)).toBeVisible();
  expect(await readings()).toHaveLength(1);

  // Who holds the request gives no reason; the record says that she held it.
  await needs.getByRole('button', { name: 'Close the answers' }).click();
  await needs.getByRole('button', { name: 'Open the answers' }).click();
  await expect(needs.getByText(answer)).toBeVisible();
  expect((await readings()).map(({ new_values: said }) => said)).toContainEqual({
    holder: true,
    reason: null,
    reference,
  });

  await composeAndSend(agent.page, 'en');
  await expect(agent.page.getByText(answer)).toHaveCount(0);

  const client = await somebody(browser, 'en');
  await signUpAndConfirm(client.page, 'en', { name: 'Nuria Prats', email });
  await client.page.goto(`/portal/requests/${id}`);
  const told = client.page.getByRole('region', { name: 'What you told us' });
  await expect(told.getByText(answer)).toBeVisible();
  await expect(told.getByText(/you see here what has to be done by when/)).toBeVisible();
  const choose = client.page.getByRole('button', { name: 'Choose alternative 1' });
  // Visible 20 seconds after sending: the agent's undo.
  await choose.click({ timeout: 40_000 });
  await client.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept for/ })
    .click();
  // With the flights known, what follows is worked out and shows by itself, on both pages.
  const deadlines = told.getByRole('region', { name: 'Deadlines' });
  await expect(deadlines.getByText(/Notice of the assistance needed/).first()).toBeVisible({ timeout: 40_000 });
  await expect(told.getByRole('region', { name: 'Assistance' }).getByText('WCHS')).toBeVisible();
  await expect(needs.getByText('WCHS').first()).toBeVisible();
  await needs.getByRole('button', { name: 'Assess again' }).click();
  await expect(agent.page.getByText(/^Assessed: 1 assistance, \d+ deadlines$/)).toBeVisible({ timeout: 40_000 });
  for (const { page } of [client, agent]) expect(await axe(page, 'main')).toEqual([]);

  // What is asked of the airline and what it answers, and what is done: the client reads it as it is written down.
  const record = async (event: string, how: RegExp, answered?: string) => {
    await needs.getByRole('button', { name: /^Record what happened WCHS/ }).click();
    const step = agent.page.getByRole('dialog', { name: 'WCHS: what happened?' });
    await step.getByLabel('What happened').selectOption(event);
    if (answered) await step.getByLabel(/^Its answer/).selectOption(answered);
    await step.getByLabel(how).fill('Message to the assistance desk, reference 4711');
    expect(await axe(agent.page, '[role=dialog]')).toEqual([]);
    await step.getByRole('button', { name: 'Record it' }).click();
    await expect(step).toBeHidden();
  };
  const item = told.getByRole('region', { name: 'Assistance' }).getByRole('listitem');
  await record('We asked the airline', /^How was it told/);
  await expect(item.getByText('Asked of the airline')).toBeVisible({ timeout: 40_000 });
  await record('The airline answered', /^How did it answer/, 'HK: Confirmed by the airline');
  await expect(item.getByText('Confirmed by the airline')).toBeVisible({ timeout: 40_000 });
  await needs
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await expect(agent.page.getByText('Marked as done')).toBeVisible();
  await expect(needs.getByText(/^Done on /)).toBeVisible();
  await expect(deadlines.getByText('Done', { exact: true })).toBeVisible({ timeout: 40_000 });

  // The airline moves the booked flight by three quarters of an hour: what it confirmed, it has to confirm again.
  await book(agent.page, 'en', 'NEEDS1');
  await agent.page.getByRole('button', { name: 'Flight 1 was moved' }).click();
  const moved = agent.page.getByRole('dialog', { name: 'Flight 1: MAD to ATH' });
  expect(await axe(agent.page, '[role=dialog]')).toEqual([]);
  for (const [label, from, to] of [
    [/^Departure, local time/, 'T10:00', 'T10:45'],
    [/^Arrival, local time/, 'T14:35', 'T15:20'],
  ] as const) {
    const field = moved.getByLabel(label);
    await field.fill((await field.inputValue()).replace(from, to));
  }
  await moved.getByRole('button', { name: 'Record the new flight' }).click();
  await expect(agent.page.getByText(/^New flight recorded/)).toBeVisible();
  await expect(item.getByText('To be confirmed again')).toBeVisible({ timeout: 40_000 });
  await expect(item.getByText(/10:45/)).toBeVisible();
  await expect(client.page.getByText(/^Flight from MAD to ATH changed: leaves .*10:45/)).toBeVisible();
  const mail = await waitForMail(email, /^The airline has changed a flight of your trip/);
  expect(mail.text).toMatch(/from MAD to ATH\. It now leaves on .* at 10:45 \(Europe\/Madrid\)/);

  // The back office mounts the same page, closed for everybody who comes anew.
  const admin = await somebody(browser, 'en');
  await signIn(admin.page, demo.admin, 'en', /\/admin/);
  await admin.page.goto(`/admin/requests/${id}`);
  const same = admin.page.getByRole('region', { name: 'Needs', exact: true });
  await expect(same.getByText('WCHS').first()).toBeVisible();
  await expect(same.getByRole('button', { name: 'Open the answers' })).toBeVisible();
  await expect(admin.page.getByText(answer)).toHaveCount(0);

  const stranger = await somebody(browser, 'en');
  await signIn(stranger.page, demo.clara, 'en', /\/portal$/);
  await stranger.page.goto(`/portal/requests/${id}`);
  await expect(stranger.page.getByRole('heading', { name: 'Request not found' })).toBeVisible();
  await expect(stranger.page.getByText(answer)).toHaveCount(0);
});
