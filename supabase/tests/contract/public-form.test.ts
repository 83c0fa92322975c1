import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { serviceClient } from '../support/clients.ts';
import { type RawRequest, send } from '../support/raw-http.ts';

const path = '/functions/v1/public-form';
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const emailOf = () => `vera-${randomUUID()}@example.com`;

const contact = { form: 'contact', name: 'Vera', subject: 'A question', message: 'Does my chair fit?' };
const sos = { form: 'sos', name: 'Vera', phone: '+34 600 000 000', location: 'Madrid T4', needs: 'No chair came.' };
const request = { form: 'request', name: 'Vera', phone: '', service_type: 'elderly-travelers', message: 'MAD to BOS' };
type Fields = Record<string, string>;

/** As a browser without scripts sends it: no key, a ticked box as `on`, an empty trap. */
const post = (fields: Fields, more: Partial<RawRequest> = {}) =>
  send({
    path,
    headers: { ...urlencoded, apikey: '' },
    body: String(new URLSearchParams({ language: 'en', website: '', consent_processing: 'on', ...fields })),
    ...more,
  });
/** The status and where the browser is led to, as a path of the site. */
const endOf = ({ status, headers }: Awaited<ReturnType<typeof send>>) => [
  status,
  String(headers.location).replace(/^https?:\/\/[^/]+/, ''),
];
const requestsOf = async (email: string) => {
  const found = await serviceClient().from('requests').select('*').eq('contact_email', email);
  return found.data ?? [];
};
const messagesOf = async (email: string) => {
  const found = await serviceClient().from('contact_messages').select('*').eq('email', email);
  return found.data ?? [];
};

describe('a form posted without scripts', () => {
  test('a contact message is stored as the page stores it', async () => {
    const email = emailOf();
    const answer = await post({ ...contact, email, language: 'es' });
    expect(endOf(answer)).toEqual([303, '/es/sent/contact']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await messagesOf(email)).toMatchObject([
      { name: 'Vera', subject: 'A question', language: 'es', consent_marketing_at: null },
    ]);
  });

  test('a request: its reference is in the fragment alone, and says whose it is', async () => {
    const email = emailOf();
    const [status, end] = endOf(
      await post({ ...request, email, consent_marketing: 'on' }, { localAddress: '127.0.0.2' }),
    );
    expect([status, end]).toEqual([303, expect.stringMatching(/^\/sent\/request#KW-[0-9A-Z]{6}$/)]);
    const [row] = await requestsOf(email);
    expect(row).toMatchObject({ owner: null, source: 'request_form', contact_phone: null, trip_type: 'one_way' });
    expect(end).toBe(`/sent/request#${row?.reference}`);
    expect(row?.consent_marketing_at).not.toBeNull();
    if (inject('backend').embedded) expect(row?.anonymized_ip).toBe('127.0.0.0');
    const event = await serviceClient().from('request_events').select('actor_role').eq('request_id', String(row?.id));
    expect(event.data).toEqual([{ actor_role: 'visitor' }]);
  });

  test('an SOS is urgent', async () => {
    const email = emailOf();
    expect(endOf(await post({ ...sos, email }))).toEqual([303, expect.stringMatching(/^\/sent\/sos#KW-/)]);
    expect(await requestsOf(email)).toMatchObject([{ source: 'sos', priority: 'urgent', location: 'Madrid T4' }]);
  });

  test('sent twice, also at once and in another language, it is one; other words are another', async () => {
    const email = emailOf();
    const both = await Promise.all([post({ ...request, email }), post({ ...request, email })]);
    const again = await post({ ...request, email, language: 'es' });
    const ends = [...both, again].map((answer) => String(endOf(answer)[1]).split('#')[1]);
    expect(new Set(ends).size).toBe(1);
    expect(await requestsOf(email)).toHaveLength(1);
    await post({ ...request, email, message: 'MAD to JFK' });
    expect(await requestsOf(email)).toHaveLength(2);
  });

  test('whoever fills in the hidden field is answered like everybody, and nothing is kept', async () => {
    const email = emailOf();
    expect(endOf(await post({ ...request, email, website: 'https://spam.example' }))[1]).toMatch(
      /^\/sent\/request#KW-/,
    );
    expect(endOf(await post({ ...contact, email, website: 'x' }))).toEqual([303, '/sent/contact']);
    expect([await requestsOf(email), await messagesOf(email)]).toEqual([[], []]);
  });

  test.for([
    ['a blank name', { ...contact, name: ' ' }, 'contact-name'],
    ['a message that cannot be seen', { ...contact, message: '\u200b' }, 'contact-message'],
    ['no number to call', { ...sos, phone: '' }, 'sos-phone'],
    ['a service that there is not', { ...request, service_type: 'space-travel' }, 'request-service_type'],
    ['a message that is too long', { ...request, message: 'x'.repeat(10_001) }, 'request-message'],
    ['an address that is none', { ...request, email: 'nobody' }, 'request-email'],
    ['an address that the database alone refuses', { ...request, email: 'no!@example.com' }, 'request-email'],
    ['a form that there is not', { form: 'newsletter' }, 'unknown'],
    ['a form named as what every object has', { form: 'constructor' }, 'unknown'],
  ] satisfies [string, Fields, string][])('%s ends at what is to be mended', async ([, fields, what]) => {
    expect(endOf(await post({ email: 'vera@example.com', ...fields }))).toEqual([303, `/sent/problem#${what}`]);
  });

  test('without the consent nothing is stored', async () => {
    const email = emailOf();
    const body = String(new URLSearchParams({ ...request, email, language: 'es' }));
    expect(endOf(await post({}, { body }))).toEqual([303, '/es/sent/problem#request-consent_processing']);
    expect(await requestsOf(email)).toEqual([]);
  });

  test('emoji, Arabic, HTML, control characters and broken escapes are kept as text', async () => {
    const email = emailOf();
    const message = '<img src=x onerror=alert(1)> 👩‍🦽 مرحبا\u202e';
    await post({ ...contact, email, name: '"; drop table requests; --', message: `${message}\0\u0007\r\nend` });
    expect(await messagesOf(email)).toMatchObject([{ name: '"; drop table requests; --', message: `${message}\nend` }]);
    const broken = emailOf();
    const body = `form=contact&language=en&consent_processing=on&name=V%C3&subject=%&message=%ED%A0%BD%00.&email=${broken}`;
    expect(endOf(await post({}, { body }))).toEqual([303, '/sent/contact']);
    expect(await messagesOf(broken)).toMatchObject([{ name: 'V\ufffd', subject: '%' }]);
  });

  test('the longest texts fit, in any script; more than a form can hold is said to be too long', async () => {
    const email = emailOf();
    expect(endOf(await post({ ...contact, email, message: 'あ'.repeat(10_000) }))).toEqual([303, '/sent/contact']);
    expect(endOf(await post({ ...contact, email, message: 'あ'.repeat(40_000) }))).toEqual([
      303,
      '/sent/problem#too-long',
    ]);
    const chunked = { ...contact, email, message: 'x'.repeat(300_000) };
    expect(endOf(await post(chunked, { chunked: true }))).toEqual([303, '/sent/problem#too-long']);
  });

  test('past the limit of a network, it says so', async () => {
    const from = { localAddress: '127.0.0.77' };
    const email = emailOf();
    const ends: string[] = [];
    for (let count = 0; count < 61; count++) {
      ends.push(String(endOf(await post({ ...contact, email, subject: `Number ${count}` }, from))[1]));
    }
    if (inject('backend').embedded) expect(ends.slice(59)).toEqual(['/sent/contact', '/sent/problem#too-many']);
    expect((await messagesOf(email)).length).toBeLessThan(62);
  });

  test('nothing in a form chooses where it ends', async () => {
    const headers = { ...urlencoded, origin: 'https://evil.example', referer: 'https://evil.example/', apikey: '' };
    const aimed = { ...contact, email: emailOf(), redirect: 'https://evil.example', language: '//evil.example/' };
    const answer = await post(aimed, { headers });
    expect(answer.headers.location).not.toContain('evil');
    if (inject('backend').embedded) expect(answer.headers.location).toBe('http://127.0.0.1:3000/sent/contact');
  });

  test('what is no posted form is refused', async () => {
    const json = { path, headers: { 'content-type': 'application/json', apikey: '' }, body: '{}' };
    expect((await send(json)).status).toBe(415);
    expect((await send({ path, headers: { apikey: '' } })).status).toBe(405);
  });
});
