import { type Browser, expect, type Page, test } from '@playwright/test';
import { environment } from '../support/environment.ts';
import type { Language } from '../support/people.ts';

const say = {
  en: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    consent: /I consent to the processing/,
    sendContact: 'Send message',
    contactSent: 'Message Sent!',
    phone: 'Phone',
    location: 'Where are you now?',
    needs: 'What is happening, and what do you need?',
    sendSos: 'Send SOS',
    sosSent: 'SOS Received! Help is on the way.',
    service: 'Kind of assistance',
    trip: 'Tell us about the trip',
    sendRequest: 'Submit request',
    requestSent: 'Request Submitted!',
    problem: 'This has not been sent yet',
    wrong: 'Please enter a message.',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
    consent: /Consiento el tratamiento/,
    sendContact: 'Enviar mensaje',
    contactSent: '¡Mensaje enviado!',
    phone: 'Teléfono',
    location: '¿Dónde está ahora?',
    needs: '¿Qué ocurre y qué necesita?',
    sendSos: 'Enviar SOS',
    sosSent: '¡SOS recibido! La ayuda está en camino.',
    service: 'Tipo de asistencia',
    trip: 'Háblenos del viaje',
    sendRequest: 'Enviar solicitud',
    requestSent: '¡Solicitud enviada!',
    problem: 'Esto todavía no se ha enviado',
    wrong: 'Escriba un mensaje.',
  },
} as const;

const pathOf = (language: Language, path: string) => (language === 'es' ? `/es${path}` : path);

/** Somebody whose browser runs no script. */
async function plainBrowser(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: language === 'es' ? 'es-ES' : 'en-GB' });
  return context.newPage();
}

/** Rows that the backend holds, as the service sees them. */
async function rows(table: string, column: string, value: string): Promise<Record<string, unknown>[]> {
  const address = `${environment.apiUrl}/rest/v1/${table}?${column}=eq.${encodeURIComponent(value)}`;
  const { serviceKey } = environment;
  const answer = await fetch(address, { headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` } });
  return (await answer.json()) as Record<string, unknown>[];
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: false }).first();
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

for (const language of ['en', 'es'] as const) {
  const words = say[language];
  const emailFor = (form: string) => `${form}.${language}.${Date.now()}@example.com`;

  test(`a contact message without scripts; what is wrong is named, and Back keeps the words (${language})`, {
    tag: '@public',
  }, async ({ browser }) => {
    const page = await plainBrowser(browser, language);
    const email = emailFor('plain-contact');
    await page.goto(pathOf(language, '/contact'));
    await field(page, words.name).fill('Iker Sáez');
    await field(page, words.email).fill(email);
    await field(page, words.subject).fill('Silla de ruedas');
    // The browser thinks that something is there; nobody could read it.
    await page.getByRole('main').getByRole('textbox', { name: words.message }).fill('\u200b');
    await page.getByLabel(words.consent).check();
    await press(page, words.sendContact);
    await heading(page, words.problem);
    expect(new URL(page.url()).origin).toBe(environment.shellUrl);
    expect(page.url()).toContain(pathOf(language, '/sent/problem#contact-message'));
    await expect(page.getByText(words.wrong)).toBeVisible();
    await page.screenshot({ path: `e2e/artifacts/without-script/${language}-problem.png`, fullPage: true });

    await page.goBack();
    await expect(field(page, words.subject)).toHaveValue('Silla de ruedas');
    await page.getByRole('main').getByRole('textbox', { name: words.message }).fill('¿Cabe mi silla?');
    await press(page, words.sendContact);
    await heading(page, words.contactSent);
    expect(await rows('contact_messages', 'email', email)).toMatchObject([{ message: '¿Cabe mi silla?', language }]);
  });

  test(`an SOS without scripts (${language})`, { tag: '@public' }, async ({ browser }) => {
    const page = await plainBrowser(browser, language);
    const email = emailFor('plain-sos');
    await page.goto(pathOf(language, '/sos'));
    await field(page, words.name).fill('Iker Sáez');
    await field(page, words.phone).fill('+34 600 000 000');
    await field(page, words.email).fill(email);
    await field(page, words.location).fill('Madrid T4, H12');
    await field(page, words.needs).fill('Nobody came with the chair');
    await page.getByLabel(words.consent).check();
    await press(page, words.sendSos);
    await heading(page, words.sosSent);
    expect(await rows('requests', 'contact_email', email)).toMatchObject([{ source: 'sos', priority: 'urgent' }]);
  });

  test(`a request without scripts, sent twice, is one, and its address says its reference (${language})`, {
    tag: '@public',
  }, async ({ browser }) => {
    const page = await plainBrowser(browser, language);
    const email = emailFor('plain-request');
    const fillAndSend = async () => {
      await page.goto(pathOf(language, '/request-form'));
      await field(page, words.name).fill('Nuria Vidal');
      await field(page, words.email).fill(email);
      await field(page, words.service).selectOption('elderly-travelers');
      await field(page, words.trip).fill('Madrid – Boston, my mother');
      await page.getByLabel(words.consent).check();
      await press(page, words.sendRequest);
      await heading(page, words.requestSent);
      return page.url();
    };
    const first = await fillAndSend();
    expect(first).toMatch(/\/sent\/request#KW-[0-9A-HJKMNP-TV-Z]{6}$/);
    await page.screenshot({ path: `e2e/artifacts/without-script/${language}-request-sent.png`, fullPage: true });
    expect(await fillAndSend()).toBe(first);
    const [request, ...others] = await rows('requests', 'contact_email', email);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ preferred_language: language, service_type: 'elderly-travelers' });
    expect(first.endsWith(String(request?.reference))).toBe(true);
  });
}

test('a form that lacks something is held back by the browser itself', { tag: '@public' }, async ({ browser }) => {
  const page = await plainBrowser(browser, 'en');
  await page.goto('/request-form');
  await press(page, say.en.sendRequest);
  await expect(page).toHaveURL(/\/request-form$/);
  expect(await page.locator('form :invalid').count()).toBeGreaterThan(3);
});

for (const size of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1199, height: 800 },
])
  test(`where no script runs a window of ${size.width} × ${size.height} px belongs to the page, and a form's boxes can be ticked`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size });
    const page = await context.newPage();
    await page.goto('/contact');
    const menu = page.getByRole('banner').getByRole('navigation');
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
    await expect(menu.getByRole('button')).toHaveCount(0);
    const consent = page.getByLabel(say.en.consent);
    await consent.check();
    await expect(consent).toBeChecked();
    expect(await menu.evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThan(0);
    await context.close();
  });
