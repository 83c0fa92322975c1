import { expect } from '@playwright/test';
import { anAddress, h1, main, test } from '../support/letter.ts';
import { waitForMail } from '../support/mail.ts';
import { demo, password, words } from '../support/people.ts';
import { formOf } from '../support/public-forms.ts';
import { alive, openAlive, visitor } from '../support/public-site.ts';

test.describe('The specification to the letter: accounts', { tag: '@public' }, () => {
  test('§2, §8 login: password or link, their toasts, links to reset and sign-up', async ({ page }) => {
    await openAlive(page, '/login');
    await expect(main(page).getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/reset');
    await expect(main(page).locator('a[href="/signup"]')).toBeVisible();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await page.getByLabel('Email').fill(demo.clara);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toasts.getByText('Login Failed', { exact: true })).toBeVisible();
    await expect(toasts.getByText('Invalid login credentials', { exact: true })).toBeVisible();
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('');
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(toasts.getByText('Check your email', { exact: true })).toBeVisible();
    await expect(toasts.getByText('A magic link has been sent to you.', { exact: true })).toBeVisible();
    await waitForMail(demo.clara, /link|enlace/i);
    await openAlive(page, '/login');
    await page.getByLabel('Email').fill(demo.clara);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toasts.getByText('Login Successful!', { exact: true })).toBeVisible();
    await expect(toasts.getByText('Welcome back!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/portal$/);
  });

  test('§5, §8 sign-up: its own sentences, Sign Up Successful!, then /login', async ({ page }) => {
    await openAlive(page, '/signup');
    const form = formOf(page);
    await form.getByRole('button', { name: 'Create account' }).click();
    const summary = form.getByRole('alert').first();
    for (const sentence of [
      'Full name is required.',
      'A valid email is required.',
      'Password is required.',
      'You must consent to data processing to create an account.',
    ])
      await expect(summary.getByText(sentence, { exact: true })).toBeVisible();
    await page.getByLabel('Full name').fill('Nadia Petrova');
    await page.getByLabel('Email').fill('nadia@');
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('short');
    await page
      .getByLabel(/^Password/)
      .first()
      .blur();
    await expect(summary.getByText('Email address is invalid.', { exact: true })).toBeVisible();
    await expect(summary.getByText('Password must be at least 6 characters long.', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(anAddress());
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('sixsix');
    await page.getByLabel(/^I consent to the processing/).check();
    await form.getByRole('button', { name: 'Create account' }).click();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await expect(toasts.getByText('Sign Up Successful!', { exact: true })).toBeVisible();
    await expect(toasts.getByText('Please check your email to verify your account.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('who speaks Spanish signs in at an address in Spanish, and is taken to what was asked for', async ({
    browser,
  }) => {
    const page = await visitor(browser, { language: 'es' });
    await page.goto('/signup?from=mail');
    await expect(page).toHaveURL(/\/es\/signup\?from=mail$/);
    await expect(h1(page)).toHaveText('Cree su cuenta');
    await page.goto('/portal/offers');
    await expect(page).toHaveURL(/\/es\/login\?next=%2Fportal%2Foffers$/);
    await alive(page);
    await expect(page).toHaveTitle('Acceso clientes · Kindwing');
    await page.getByLabel(words.es.email).fill(demo.clara);
    // The language changes where it stands: nothing typed is lost, and the address follows.
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/[^s]\/login\?next=%2Fportal%2Foffers$/);
    await expect(page).toHaveTitle('Client login · Kindwing');
    await expect(page.getByLabel(words.en.email)).toHaveValue(demo.clara);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await page.getByLabel(words.es.password).first().fill(password);
    await page.getByRole('button', { name: words.es.signIn, exact: true }).click();
    await expect(page).toHaveURL(/\/portal\/offers$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // An address in Spanish is meant, whatever the browser speaks.
    const english = await visitor(browser, { language: 'en' });
    await english.goto('/es/login');
    await expect(h1(english)).toHaveText('Le damos la bienvenida');
    await expect(english).toHaveURL(/\/es\/login$/);
    await page.context().close();
    await english.context().close();
  });

  test('§2, §8 reset: the link, Set a new password, Password Updated, and /login after 2.5 s', async ({ page }) => {
    await openAlive(page, '/auth/reset');
    await expect(h1(page)).toHaveText('Reset your password');
    await expect(main(page).locator('a[href="/login"]')).toBeVisible();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await page.getByLabel('Email').fill(demo.farid);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toasts.getByText('Password reset link sent! Check your email.', { exact: true })).toBeVisible();
    const mail = await waitForMail(demo.farid, /password/i);
    await page.goto(mail.text.split(/\s+/).find((word) => word.startsWith('http')) ?? '');
    await expect(h1(page)).toHaveText('Set a new password');
    await page.getByLabel(/^New password/).fill(`${password} anew`);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(toasts.getByText('Password Updated', { exact: true })).toBeVisible();
    await expect(toasts.getByText('You can now log in with your new password.', { exact: true })).toBeVisible();
    const shown = Date.now();
    await page.waitForURL(/\/login$/);
    const waited = Date.now() - shown;
    expect(waited).toBeGreaterThan(1500);
    expect(waited).toBeLessThan(6000);
  });
});
