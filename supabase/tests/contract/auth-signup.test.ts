import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { describe, expect, inject, test } from 'vitest';
import {
  browser,
  callback,
  click,
  existingUser,
  hasMailbox,
  lastLink,
  lastMail,
  mailsTo,
  newEmail,
  password,
  tokenHash,
} from './auth-support.ts';

describe.runIf(hasMailbox())('sign-up (reads the mailbox)', () => {
  test('the mailed link confirms the address on any device, once', async () => {
    const email = newEmail();
    const { data, error } = await browser().auth.signUp({
      email,
      password,
      options: { data: { name: 'Ana' }, emailRedirectTo: callback },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    const early = await browser().auth.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', message: 'Email not confirmed', status: 400 });

    const link = await lastLink(email);
    expect(link.origin + link.pathname).toBe(callback);
    const token_hash = link.searchParams.get('token_hash') ?? '';
    const otherDevice = browser();
    const confirmed = await otherDevice.auth.verifyOtp({ token_hash, type: 'email' });
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.user?.id).toBe(data.user?.id);
    expect(confirmed.data.user?.user_metadata).toMatchObject({ name: 'Ana', email_verified: true });
    expect((await otherDevice.auth.getUser()).data.user?.email).toBe(email);
    const again = await browser().auth.verifyOtp({ token_hash, type: 'email' });
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
    expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('the PKCE link works only in the browser that signed up', async () => {
    const email = newEmail();
    const client = browser('pkce');
    await client.auth.signUp({ email, password });
    const arrival = await click(await tokenHash(email), 'signup', `${callback}?next=/portal`);
    expect(arrival.hash).toBe('');
    expect(arrival.searchParams.get('next')).toBe('/portal');
    const code = arrival.searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    const stranger = await browser('pkce').auth.exchangeCodeForSession(code);
    expect(stranger.data.session).toBeNull();
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const repeated = await client.auth.exchangeCodeForSession(code);
    expect(repeated.error).not.toBeNull();
  });

  test('the implicit link carries the session in its hash', async () => {
    const email = newEmail();
    const client = browser('implicit');
    await client.auth.signUp({ email, password });
    const arrival = await click(await tokenHash(email), 'signup');
    expect(arrival.search).toBe('');
    const tokens = new URLSearchParams(arrival.hash.slice(1));
    expect(tokens.get('type')).toBe('signup');
    const access_token = tokens.get('access_token') ?? '';
    const { data, error } = await client.auth.setSession({
      access_token,
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(decodeJwt(access_token)).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      sub: data.user?.id,
      aal: 'aal1',
      app_metadata: { provider: 'email' },
      session_id: expect.any(String),
    });
    const { exp = 0, iat = 0, iss } = decodeJwt(access_token);
    expect(exp - iat).toBe(3600);
    expect(iss).toMatch(/\/auth\/v1$/);
  });

  test('an address with an account gets the same answer as a new one, and a mail to its owner', async () => {
    const { email } = await existingUser();
    const known = await browser().auth.signUp({ email, password: 'another one', options: { data: { name: 'X' } } });
    const fresh = await browser().auth.signUp({ email: newEmail(), password, options: { data: { name: 'X' } } });
    const shape = (user: object | null) => Object.keys(user ?? {}).sort();
    expect(known.error).toBeNull();
    expect(shape(known.data.user)).toEqual(shape(fresh.data.user));
    expect(known.data.user?.identities).toEqual(fresh.data.user?.identities);
    expect(Object.keys(known.data.user?.user_metadata ?? {})).toEqual(
      Object.keys(fresh.data.user?.user_metadata ?? {}),
    );
    expect(known.data.session).toBeNull();
    expect((await lastMail(email)).subject).toBe('You already have an account');
    expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('mails speak the language of the person', async () => {
    const email = newEmail();
    await browser().auth.signUp({ email, password, options: { data: { language: 'es' } } });
    const mail = await lastMail(email);
    expect(mail.subject).toBe('Confirme su dirección de correo');
    expect(mail.html).toContain('<html lang="es">');
  });

  test('a confirmation can be sent again, and replaces the one before', async () => {
    const email = newEmail();
    await browser().auth.signUp({ email, password });
    const first = await tokenHash(email);
    expect((await browser().auth.resend({ type: 'signup', email })).error?.code).toBe('over_email_send_rate_limit');
    await sleep(2100);
    expect((await browser().auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await mailsTo(email)).toHaveLength(2);
    const old = await browser().auth.verifyOtp({ token_hash: first, type: 'signup' });
    expect(old.error?.code).toBe('otp_expired');
    const current = await browser().auth.verifyOtp({ token_hash: await tokenHash(email), type: 'signup' });
    expect(current.error).toBeNull();
  });
});

describe('sign-up', () => {
  test('names what is missing or wrong', async () => {
    const client = browser();
    const short = await client.auth.signUp({ email: newEmail(), password: '12345' });
    expect(short.error).toMatchObject({ code: 'weak_password', status: 422 });
    const shapeless = await client.auth.signUp({ email: 'nobody', password });
    expect(shapeless.error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  test.each([
    '[]',
    'null',
    '{',
    '{"email":{"a":1},"password":"x"}',
    '{"email":5}',
    '{"email":"a@example.com","password":{}}',
  ])('a body of %s is refused', async (body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: expect.stringMatching(/bad_json|validation_failed/) });
  });

  test.each(['\\u0000', '\\ud800'])('data with %s, which no database keeps, are refused', async (text) => {
    const answer = await send(`{"email":"${newEmail()}","password":"${password}","data":{"name":"${text}"}}`);
    expect(answer.status).toBe(400);
  });

  function send(body: string): Promise<Response> {
    const { apiUrl, anonKey } = inject('backend');
    const headers = { apikey: anonKey, 'content-type': 'application/json' };
    return fetch(`${apiUrl}/auth/v1/signup`, { method: 'POST', headers, body });
  }
});
