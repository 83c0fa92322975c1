import { expect, test } from '@playwright/test';
import { demo, somebody } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('an admin promotes a client to agent, who then has the desk; a client never reaches the users', {
  tag: '@admin',
}, async ({ browser }) => {
  const admin = await somebody(browser, 'en');
  await signIn(admin.page, demo.admin, 'en', /\/admin/);
  await admin.page.goto('/admin/users/promote');
  await expect(admin.page).toHaveTitle(/Promote User - Admin/);
  const promote = async (email: string, role: string) => {
    await admin.page.getByLabel('Email').fill(email);
    await admin.page.getByLabel('New Role').selectOption({ label: role });
    await admin.page.getByRole('main').getByRole('button', { name: 'Promote User' }).click();
  };
  await promote('nobody.here@example.com', 'Agent');
  await expect(admin.page.getByText(/not found in the authentication system/).first()).toBeVisible();
  await promote(demo.farid, 'Agent');
  await expect(
    admin.page.getByText(`User ${demo.farid} has been promoted to agent.`, { exact: false }).first(),
  ).toBeVisible();
  await expect(admin.page.getByLabel('Email')).toHaveValue('');

  const promoted = await somebody(browser, 'en');
  await signIn(promoted.page, demo.farid, 'en', /\/portal\/agent/);
  await expect(promoted.page.getByRole('table')).toBeVisible();
  await promoted.page.goto('/admin/users');
  await promoted.page.waitForURL(/\/portal\/agent/);

  await promote(demo.farid, 'Client');
  await expect(
    admin.page.getByText(`User ${demo.farid} has been promoted to client.`, { exact: false }).first(),
  ).toBeVisible();

  const client = await somebody(browser, 'en');
  await signIn(client.page, demo.clara, 'en', /\/portal$/);
  await client.page.goto('/admin/users');
  await client.page.waitForURL(/\/portal$/);
});

test('a contact message and an SOS reach the people who answer, also when the line broke', { tag: '@public' }, async ({
  browser,
}) => {
  const stamp = Date.now();
  const agent = await somebody(browser, 'en');
  await signIn(agent.page, demo.ben, 'en', /\/portal\/agent/);
  await expect(agent.page.getByRole('table')).toBeVisible();

  const visitor = await somebody(browser, 'en');
  await visitor.page.goto('/sos');
  const sos = visitor.page.getByRole('main');
  await sos.getByLabel(/^Name/).fill(`Ines Prado ${stamp}`);
  await sos.getByLabel(/^Email/).fill(`ines.${stamp}@example.com`);
  await sos.getByLabel(/^Phone/).fill('+34 600 000 001');
  await sos.getByLabel(/^Where are you now/).fill('Barajas, terminal 4, gate K82');
  await sos.getByLabel(/^What is happening/).fill('Refused at the gate with my assistance dog.');
  await sos.getByLabel(/I consent to the processing/).check();
  await visitor.context.setOffline(true);
  await sos.getByRole('button', { name: 'Send SOS' }).click();
  await expect(sos.getByRole('alert').filter({ hasText: 'SOS Submission Failed' })).toBeVisible();
  await visitor.context.setOffline(false);
  await sos.getByRole('button', { name: 'Send again' }).click();
  await expect(visitor.page.getByRole('dialog', { name: 'SOS Received! Help is on the way.' })).toBeVisible();

  // Without reloading, once, at the top of the desk, urgent.
  const row = agent.page.getByRole('row').filter({ hasText: `Ines Prado ${stamp}` });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Urgent')).toBeVisible();

  await visitor.page.goto('/contact');
  const contact = visitor.page.getByRole('main');
  await contact.getByLabel(/^Name/).fill('Ines Prado');
  await contact.getByLabel(/^Email/).fill(`ines.${stamp}@example.com`);
  await contact.getByLabel(/^Subject/).fill(`Thank you ${stamp}`);
  await contact.getByLabel(/^Message/).fill('We are on board. Thank you.');
  await contact.getByLabel(/I consent to the processing/).check();
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.page.getByRole('dialog', { name: 'Message Sent!' })).toBeVisible();
  await agent.page.goto('/admin/support');
  await expect(agent.page.getByText(`Thank you ${stamp}`)).toBeVisible();
});
