import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailService, openMailbox } from '../../local/mailbox/index.ts';
import type { Mail } from '../../local/service.ts';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kindwing-mail-'));
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const mail = (subject: string, more: Partial<Mail> = {}): Mail => ({
  to: 'ana@example.com',
  subject,
  text: 'Hello https://example.com/a?b=1&c=2',
  html: '<p>Hello</p>',
  ...more,
});

test('keeps a thousand mails across restarts, and drops a repeated key', async () => {
  const mailbox = await openMailbox(folder);
  await mailbox.send(mail('other', { to: 'Ben@Example.com', key: 'once' }));
  await mailbox.send(mail('repeated', { key: 'once' }));
  for (let index = 0; index < 2100; index++) void mailbox.send(mail(`mail ${index}`));
  await mailbox.send(mail('last'));
  expect(mailbox.list()).toHaveLength(1000);
  const reopened = await openMailbox(folder);
  expect(reopened.list()).toEqual(mailbox.list());
  await reopened.send(mail('after', { to: 'ben@example.com' }));
  expect(reopened.list('BEN@example.com')).toMatchObject([{ subject: 'after', id: 2103 }]);
});

test('half a line of a killed run is no obstacle', async () => {
  await (await openMailbox(folder)).send(mail('whole'));
  const file = path.join(folder, 'mail.jsonl');
  await fs.appendFile(file, '{"id":2,"to":"a');
  const mailbox = await openMailbox(folder);
  // Open, it has nothing left to write.
  expect((await fs.readFile(file, 'utf8')).split('\n')).toEqual([expect.stringContaining('"whole"'), '']);
  await mailbox.send(mail('next'));
  expect((await openMailbox(folder)).list().map(({ subject }) => subject)).toEqual(['whole', 'next']);
});

test('shows its mails as JSON and as pages in which nothing runs', async () => {
  const mailbox = await openMailbox(folder);
  await mailbox.send(mail('<script>alert(1)</script>'));
  const service = createMailService({ mailbox });
  const call = { claims: { role: 'anon' } as const, token: '', clientAddress: '127.0.0.1' };
  const get = (address: string, accept = 'text/html') =>
    service.fetch(new Request(`http://127.0.0.1/_local/mail${address}`, { headers: { accept } }), call);
  expect(await (await get('?to=ana@example.com', 'application/json')).json()).toHaveLength(1);
  const list = await get('');
  expect(await list.text()).toContain('&lt;script&gt;');
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await get('/1')).text()).toContain('<a href="https://example.com/a?b=1&amp;c=2">');
  expect(await (await get('/1/html')).text()).toContain('<p>Hello</p>');
  expect((await get('/9')).status).toBe(404);
});
