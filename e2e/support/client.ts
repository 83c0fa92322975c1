import { expect, type Page } from '@playwright/test';
import { linkIn, waitForMail } from './mail.ts';
import type { Language } from './people.ts';

const say = {
  en: {
    name: 'Full name',
    email: 'Email',
    password: /^Password/,
    consent: /I consent to the processing/,
    create: 'Create account',
    checkMail: 'Please check your email to verify your account.',
    confirmMail: /confirm/i,
    choose: (position: number) => `Choose alternative ${position}`,
    accept: /^Accept for/,
    accepted: 'Accepted. We are booking your trip.',
    booking: 'Booking',
    invoice: /Invoice INV-/,
    left: /left to decide|left/,
  },
  es: {
    name: 'Nombre y apellidos',
    email: 'Correo electrónico',
    password: /^Contraseña/,
    consent: /consentimiento al tratamiento|Consiento el tratamiento/,
    create: 'Crear la cuenta',
    checkMail: 'Revise su correo para verificar la cuenta.',
    confirmMail: /confirm/i,
    choose: (position: number) => `Elegir la alternativa ${position}`,
    accept: /^Aceptar/,
    accepted: 'Aceptada. Estamos reservando su viaje.',
    booking: 'Reserva',
    invoice: /Factura INV-/,
    left: /Quedan?|para decidir/,
  },
} as const;

/** Signs up with the address of an earlier request and confirms it through the mail. Ends in the portal. */
export async function signUpAndConfirm(page: Page, language: Language, person: { name: string; email: string }) {
  const words = say[language];
  await page.goto('/signup');
  await page.getByLabel(words.name).fill(person.name);
  await page.getByLabel(words.email).fill(person.email);
  await page.getByLabel(words.password).first().fill('three calm words');
  await page.getByLabel(words.consent).check();
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.checkMail).first()).toBeVisible();
  const mail = await waitForMail(person.email, words.confirmMail);
  await page.goto(linkIn(mail));
  await page.waitForURL(/\/portal$/);
  expect(page.url()).not.toContain('token');
}

/** Opens the request, compares the three alternatives and accepts one of them. */
export async function compareAndAccept(page: Page, language: Language, reference: string, position: number) {
  const words = say[language];
  await page.goto('/portal/requests');
  await page
    .getByRole('link', { name: new RegExp(reference) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(reference) })).toBeVisible();
  const choose = page.getByRole('button', { name: words.choose(position) });
  // Visible 20 seconds after sending: the agent's undo.
  await expect(choose).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('article')).toHaveCount(3);
  await choose.click();
  await page.getByRole('dialog').getByRole('button', { name: words.accept }).click();
  await expect(page.getByText(words.accepted)).toBeVisible();
}

/** The page, still open, shows booking and invoice by itself. */
export async function seesBookingAndInvoice(page: Page, language: Language, pnr: string) {
  const words = say[language];
  await expect(page.getByText(pnr).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: words.invoice })).toBeVisible();
}
