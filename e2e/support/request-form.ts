import { expect, type Page } from '@playwright/test';
import type { Language } from './people.ts';

const say = {
  en: {
    name: 'Name',
    email: 'Email',
    service: 'Kind of assistance',
    message: 'Tell us about the trip',
    consent: /I consent to the processing/,
    submit: 'Submit request',
    sent: 'Request Submitted!',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    service: 'Tipo de asistencia',
    message: 'Háblenos del viaje',
    consent: /Consiento el tratamiento/,
    submit: 'Enviar solicitud',
    sent: '¡Solicitud enviada!',
  },
} as const;

export interface Visitor {
  name: string;
  email: string;
  message: string;
}

/** Sends the public request form as a visitor and resolves with the reference that it shows. */
export async function sendRequest(page: Page, language: Language, visitor: Visitor): Promise<string> {
  const words = say[language];
  await page.goto('/request-form');
  const form = page.getByRole('main');
  await form.getByLabel(words.name, { exact: false }).first().fill(visitor.name);
  await form.getByLabel(words.email, { exact: false }).first().fill(visitor.email);
  await form.getByLabel(words.service).selectOption('unaccompanied-minors');
  await form.getByLabel(words.message).fill(visitor.message);
  await form.getByLabel(words.consent).check();
  await form.getByRole('button', { name: words.submit }).click();
  const dialog = page.getByRole('dialog', { name: words.sent });
  await expect(dialog).toBeVisible();
  const reference = /KW-[0-9A-HJKMNP-TV-Z]{6}/.exec((await dialog.textContent()) ?? '')?.[0];
  if (!reference) throw new Error('The success dialog shows no reference');
  return reference;
}
