import { expect, test } from '@playwright/test';
import { compareAndAccept, seesBookingAndInvoice, signUpAndConfirm } from '../support/client.ts';
import { book, claimFromDesk, composeAndSend } from '../support/desk.ts';
import { mailsTo, waitForMail } from '../support/mail.ts';
import { demo, type Language, somebody } from '../support/people.ts';
import { sendRequest } from '../support/request-form.ts';
import { signIn } from '../support/sign-in.ts';

const people = {
  en: {
    name: 'Maeve Doyle',
    message: 'My daughter, nine, flies alone from Madrid to Athens in a month. She is shy and takes a tablet at noon.',
    pnr: 'EN7QK2',
    offerMail: /offer/i,
    bookedMail: /book/i,
  },
  es: {
    name: 'Lucía Herrero',
    message: 'Mi hijo de ocho años vuela solo de Madrid a Atenas dentro de un mes. Necesita que alguien lo acompañe.',
    pnr: 'ES4MX9',
    offerMail: /oferta/i,
    bookedMail: /reserva/i,
  },
} as const;

for (const language of ['en', 'es'] as const satisfies readonly Language[]) {
  test(`request, claim, offer, acceptance, booking and invoice (${language})`, { tag: '@main-job' }, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const person = people[language];
    const email = `${language}.${Date.now()}@example.com`;
    const shot = (name: string) => ({ path: `e2e/artifacts/main-job/${language}-${name}.png`, fullPage: true });

    // The agent's desk is open before anything arrives.
    const agent = await somebody(browser, language);
    await signIn(agent.page, demo.ana, language, /\/portal\/agent/);
    await expect(agent.page.getByRole('table')).toBeVisible();

    const visitor = await somebody(browser, language);
    const reference = await sendRequest(visitor.page, language, { name: person.name, email, message: person.message });
    await visitor.page.screenshot(shot('1-request-sent'));

    await claimFromDesk(agent.page, language, reference);
    await composeAndSend(agent.page, language);
    await agent.page.screenshot(shot('2-offer-sent'));

    const client = await somebody(browser, language);
    await signUpAndConfirm(client.page, language, { name: person.name, email });
    await compareAndAccept(client.page, language, reference, 2);
    await client.page.screenshot(shot('3-accepted'));
    await waitForMail(email, person.offerMail);

    // The agent's page shows the acceptance by itself: its booking button appears.
    await book(agent.page, language, person.pnr);
    await seesBookingAndInvoice(client.page, language, person.pnr);
    await client.page.screenshot(shot('4-booked'));
    await waitForMail(email, person.bookedMail);
    for (const mail of await mailsTo(email)) expect(mail.text).not.toContain('tablet');

    const admin = await somebody(browser, language);
    await signIn(admin.page, demo.admin, language, /\/admin/);
    await admin.page.goto(`/admin/requests?q=${reference}`);
    await admin.page
      .getByRole('link', { name: new RegExp(reference) })
      .first()
      .click();
    await expect(admin.page.getByRole('heading', { level: 1, name: new RegExp(reference) })).toBeVisible();
    await expect(admin.page.getByText(person.pnr).first()).toBeVisible();
    await admin.page.screenshot(shot('5-admin'));
  });
}
