import { expect, type Page } from '@playwright/test';
import type { Language } from './people.ts';

const say = {
  en: {
    claim: (reference: string) => `Claim ${reference}`,
    open: (reference: string) => `Open ${reference}`,
    compose: 'Compose offer',
    alternative: (position: number) => `Alternative ${position}`,
    copy: 'Start from alternative 1',
    fare: 'Fares for everyone (EUR)',
    label: 'What sets it apart',
    fee: 'Medium Haul: €45',
    send: 'Send offer',
    book: 'Book this trip',
    pnr: 'Airline reference (PNR)',
    tickets: 'Ticket numbers',
    save: 'Save booking and issue invoice',
    booked: 'Booked; the client has been told',
    origin: /^From/,
    destination: /^To\b/,
    departs: 'Departure, local time',
    arrives: 'Arrival, local time',
    carrier: 'Operating airline',
  },
  es: {
    claim: (reference: string) => `Hacerme cargo de ${reference}`,
    open: (reference: string) => `Abrir ${reference}`,
    compose: 'Preparar oferta',
    alternative: (position: number) => `Alternativa ${position}`,
    copy: 'Partir de la alternativa 1',
    fare: 'Tarifas de todos (EUR)',
    label: 'Qué la distingue',
    fee: 'Distancia media: 45 €',
    send: 'Enviar oferta',
    book: 'Reservar este viaje',
    pnr: 'Localizador de la aerolínea (PNR)',
    tickets: 'Números de billete',
    save: 'Guardar reserva y emitir factura',
    booked: 'Reservado; el cliente está avisado',
    origin: /^Desde/,
    destination: /^Hasta/,
    departs: 'Salida, hora local',
    arrives: 'Llegada, hora local',
    carrier: 'Compañía operadora',
  },
} as const;

/** Claims a request that has just appeared on the open desk, without reloading it, and opens it. */
export async function claimFromDesk(page: Page, language: Language, reference: string): Promise<void> {
  const words = say[language];
  await page.getByRole('button', { name: words.claim(reference) }).click();
  await page.getByRole('link', { name: words.open(reference) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(reference) })).toBeVisible();
}

/** Three alternatives from Madrid to Athens in thirty days, with different fares; the live fee is looked at on the way. */
export async function composeAndSend(page: Page, language: Language): Promise<void> {
  const words = say[language];
  await page.getByRole('link', { name: words.compose }).click();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const region = (position: number) => page.getByRole('region', { name: words.alternative(position) });
  const first = region(1);
  await first.getByLabel(words.origin).fill('MAD');
  await first.getByLabel(words.destination).fill('ATH');
  await first.getByLabel(words.departs).fill(`${day}T10:00`);
  await first.getByLabel(words.arrives).fill(`${day}T14:35`);
  await first.getByLabel(words.carrier).fill('IB');
  await first.getByLabel(words.fare).fill('250');
  await expect(first.getByRole('status').filter({ hasText: words.fee })).toBeVisible();
  for (const position of [2, 3]) {
    await region(position).getByRole('button', { name: words.copy }).click();
    await region(position)
      .getByLabel(words.fare)
      .fill(String(250 + 20 * position));
    await region(position).getByLabel(words.label).fill(`${position}`);
  }
  await page.getByRole('button', { name: words.send }).click();
  await page.waitForURL(/\/portal\/agent\/requests\/[0-9a-f-]+$/);
}

export async function book(page: Page, language: Language, pnr: string): Promise<void> {
  const words = say[language];
  await page.getByRole('button', { name: words.book }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.pnr).fill(pnr);
  await dialog.getByLabel(words.tickets).fill('075-2412345678');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.booked)).toBeVisible();
}
