import { expect } from '@playwright/test';
import { anAddress, test } from '../support/letter.ts';
import { demo } from '../support/people.ts';
import { expectSuccess, field, fillIn, formNames, formOf, publicForms, send } from '../support/public-forms.ts';
import { openAlive } from '../support/public-site.ts';
import { signIn } from '../support/sign-in.ts';
import { stored } from '../support/stored.ts';

test.describe('The specification to the letter: forms', { tag: '@public' }, () => {
  for (const name of formNames)
    test(`§5 ${publicForms[name].path}: every sentence on leaving a field and on sending; errors go with typing`, async ({
      page,
    }) => {
      const { path, fields, consent, submit } = publicForms[name];
      await openAlive(page, path);
      const form = formOf(page);
      for (const [label, sentence] of Object.entries(fields)) {
        await field(page, label).focus();
        await field(page, label).blur();
        await expect(form.getByText(sentence, { exact: true }), `${label} on leaving`).toBeVisible();
      }
      await field(page, 'Email').fill('not an address');
      await field(page, 'Email').blur();
      await expect(form.getByText('A valid email is required.', { exact: true })).toBeVisible();
      await field(page, 'Email').fill('');
      await expect(form.getByText('A valid email is required.', { exact: true })).toHaveCount(0);

      await form.getByRole('button', { name: submit }).click();
      const summary = form.getByRole('alert').first();
      await expect(summary).toBeFocused();
      for (const sentence of [...Object.values(fields), consent])
        await expect(summary.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await field(page, 'Name').pressSequentially('N');
      await expect(form.getByText(fields.Name, { exact: true })).toHaveCount(0);
      const box = page.getByRole('checkbox', {
        name: 'I consent to the processing of my personal data to handle this request.',
      });
      await expect(box).not.toBeChecked();
      await expect(box).toHaveAttribute('required', '');
      await expect(form.locator('label').filter({ has: box })).toContainText('*');
      await expect(
        form.getByRole('checkbox', { name: 'I would like to receive news and updates from the product.' }),
      ).not.toBeChecked();
      await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/legal/privacy-policy');
    });

  test('§2 contact: sent after about a second, Message Sent!, Return to Home; a subscription when wanted', async ({
    page,
  }) => {
    const email = anAddress();
    await openAlive(page, '/contact');
    await fillIn(page, 'contact', email);
    await formOf(page)
      .getByRole('checkbox', { name: /^I would like to receive/ })
      .check();
    const answered = page.waitForResponse(/get-anonymized-ip/).then(() => Date.now());
    await send(page, 'contact');
    const dialog = await expectSuccess(page, 'contact');
    expect(Date.now() - (await answered)).toBeGreaterThan(900);
    await dialog.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await stored('marketing_subscriptions', `email=eq.${email}`)).toMatchObject([{ source: 'ContactForm' }]);
  });

  test('§2, §3, §4 SOS: urgent, one way, everything in the intake text', async ({ page }) => {
    const email = anAddress();
    await openAlive(page, '/sos');
    await fillIn(page, 'sos', email);
    await formOf(page)
      .getByRole('checkbox', { name: /^I would like to receive/ })
      .check();
    await send(page, 'sos');
    await expectSuccess(page, 'sos');
    const [row, ...more] = await stored('requests', `ai_intake_text=like.*${email}*`);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      status: 'new',
      priority: 'urgent',
      trip_type: 'one_way',
      owner: null,
      consent_processing_at: expect.any(String),
    });
    for (const word of ['Nadia Petrova', email, '+34 600 000 000', 'Madrid, T4, gate J40'])
      expect(row?.ai_intake_text).toContain(word);
    expect(await stored('marketing_subscriptions', `email=eq.${email}`)).toMatchObject([{ source: 'SosForm' }]);
  });

  test('§2, §3, §4 request: hint under the chosen kind, status new, N/A for no phone, home for a visitor', async ({
    page,
  }) => {
    const email = anAddress();
    await openAlive(page, '/request-form');
    const kinds = field(page, 'Kind of assistance').getByRole('option');
    expect(
      await kinds.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value).filter(Boolean)),
    ).toEqual([
      'unaccompanied-minors',
      'pets-service-animals',
      'elderly-travelers',
      'passengers-of-size',
      'baggage-special-items',
      'trip-medical-escort',
      'other',
    ]);
    await fillIn(page, 'request', email);
    await expect(
      formOf(page).getByText('Tell us about walking, stairs and memory, and whether someone travels along.'),
    ).toBeVisible();
    await send(page, 'request');
    const dialog = await expectSuccess(page, 'request');
    await expect(dialog.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    const [row] = await stored('requests', `ai_intake_text=like.*${email}*`);
    expect(row).toMatchObject({
      status: 'new',
      priority: 'normal',
      trip_type: 'one_way',
      owner: null,
      consent_marketing_at: null,
    });
    expect(row?.service_type).toBe('elderly-travelers');
    expect(row?.ai_intake_text).toContain('N/A');
    expect(await stored('marketing_subscriptions', `email=eq.${email}`)).toEqual([]);
  });

  test('§2 request of somebody signed in: its button goes to /portal/requests', async ({ page }) => {
    await signIn(page, demo.clara, 'en', /\/portal$/);
    await openAlive(page, '/request-form');
    await fillIn(page, 'request', demo.clara);
    await send(page, 'request');
    const dialog = await expectSuccess(page, 'request');
    await dialog.locator('a[href="/portal/requests"]').click();
    await expect(page).toHaveURL(/\/portal\/requests$/);
  });

  for (const name of formNames)
    test(`§8 ${publicForms[name].path}: the toast when it could not be sent`, async ({ page }) => {
      const { path, failure } = publicForms[name];
      await openAlive(page, path);
      await fillIn(page, name, anAddress());
      await page.route(/\/rest\/v1\/rpc\//, (route) => route.abort());
      await send(page, name);
      const toast = page.getByRole('region', { name: /Notifications/ });
      await expect(toast.getByText(failure.title, { exact: true })).toBeVisible();
      await expect(toast.getByText(failure.body, { exact: true })).toBeVisible();
    });
});
