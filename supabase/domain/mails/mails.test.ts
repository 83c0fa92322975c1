import { describe, expect, test } from 'vitest';
import { mailTemplates, type OutboxMail, outboxMailSchema, renderMail } from './index.ts';

const site = 'https://kindwing.example';

function mail(change: Partial<OutboxMail> = {}, payload: Record<string, unknown> = {}): OutboxMail {
  return outboxMailSchema.parse({
    template: 'offer_sent',
    language: 'en',
    to_email: 'clara@kindwing.example',
    request_id: '7b0c1a52-52f5-4f6e-8a53-0f6f0a7a3a11',
    ...change,
    payload: {
      reference: 'KW-7M2Q4Z',
      name: 'Clara',
      time_zone: 'Europe/Madrid',
      has_account: true,
      expires_at: '2026-12-01T11:30:00Z',
      departs_at: '2026-12-10T06:05:00Z',
      total_cents: 123_450,
      currency: 'EUR',
      invoice_number: '2026-0001',
      pnr: 'ABC123',
      origin: 'MAD',
      destination: 'PMI',
      ...payload,
    },
  });
}

describe('mails', () => {
  test.for(
    mailTemplates.flatMap((template) => (['en', 'es'] as const).map((language) => [template, language] as const)),
  )('%s in %s has no hole', ([template, language]) => {
    const { subject, text, html } = renderMail(mail({ template, language }), site);
    expect(subject).not.toContain('{{');
    expect(text).not.toMatch(/\{\{|undefined|NaN/);
    expect(html).toContain(`lang="${language}"`);
  });

  test('an offer says until when, in the reader’s zone', () => {
    expect(renderMail(mail(), site).text).toContain('December 1, 2026 at 12:30 (Europe/Madrid)');
    expect(renderMail(mail({ language: 'es' }), site).text).toContain('1 de diciembre de 2026, 12:30 (Europe/Madrid)');
  });

  test('amounts are in the reader’s notation', () => {
    expect(renderMail(mail({ template: 'booked' }), site).text).toContain('€1,234.50');
    expect(renderMail(mail({ template: 'booked', language: 'es' }), site).text).toMatch(/1234,50\s€/);
  });

  test('a refund has words of its own', () => {
    const refund = { kind: 'refund', amount_cents: 5000 };
    expect(renderMail(mail({ template: 'payment_recorded' }, refund), site).text).toContain('sent €50.00 back');
  });

  test('a stranger’s name is not repeated: it could be an advertisement', () => {
    const { text, html } = renderMail(mail({}, { has_account: false, name: 'Win at http://evil.example' }), site);
    expect(text).not.toContain('evil.example');
    expect(html).not.toContain('evil.example');
    expect(text).toContain(`${site}/signup`);
  });

  test('the page to sign up stands in the mail’s language', () => {
    const { text, html } = renderMail(mail({ language: 'es' }, { has_account: false }), site);
    expect(text).toContain(`${site}/es/signup`);
    expect(html).toContain(`href="${site}/es/signup"`);
  });

  test('a name is text in the HTML', () => {
    expect(renderMail(mail({}, { name: '<img src=x>' }), site).html).toContain('&lt;img src=x&gt;');
  });

  test('a missing fact stops the mail', () => {
    expect(() => renderMail(mail({}, { expires_at: undefined }), site)).toThrow('needs the fact "expires"');
  });
});
