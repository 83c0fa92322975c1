import { describe, expect, test } from 'vitest';
import {
  administration,
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
  signedIn,
  siteUrl,
  tokenHash,
} from './auth-support.ts';

describe.runIf(hasMailbox())('links in mails (reads the mailbox)', () => {
  test('a magic link opens an account for a new address and signs in', async () => {
    const email = newEmail();
    const { error } = await browser().auth.signInWithOtp({ email, options: { emailRedirectTo: callback } });
    expect(error).toBeNull();
    const link = await lastLink(email);
    const { data } = await browser().auth.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'email',
    });
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  });

  test('a magic link works through PKCE for who has an account', async () => {
    const { email } = await existingUser();
    const client = browser('pkce');
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const arrival = await click(await tokenHash(email), 'magiclink');
    const { data, error } = await client.auth.exchangeCodeForSession(arrival.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('a reset leads to its page and sets a new password', async () => {
    const { email } = await existingUser();
    const client = browser('implicit');
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/auth/reset` })).error).toBeNull();
    const link = await lastLink(email);
    expect(link.pathname).toBe('/auth/reset');
    expect(link.searchParams.get('type')).toBe('recovery');
    await client.auth.verifyOtp({ token_hash: link.searchParams.get('token_hash') ?? '', type: 'recovery' });
    expect((await client.auth.updateUser({ password: 'brand new' })).error).toBeNull();
    expect((await browser().auth.signInWithPassword({ email, password: 'brand new' })).error).toBeNull();
    expect((await browser().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });

  test('reset and magic link answer alike for an address without an account, and send nothing', async () => {
    const email = newEmail();
    expect((await browser().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect((await browser().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a second mail at once is refused, whether or not there is an account', async () => {
    for (const email of [(await existingUser()).email, newEmail()]) {
      await browser().auth.resetPasswordForEmail(email);
      const { error } = await browser().auth.resetPasswordForEmail(email);
      expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    }
  });

  test('a token that was sent to one new address confirms no other', async () => {
    const { email } = await existingUser();
    const victim = await existingUser();
    const own = newEmail('own');
    const client = await signedIn(email);
    expect((await client.auth.updateUser({ email: own })).error).toBeNull();
    const early = await tokenHash(own);
    expect((await client.auth.updateUser({ email: victim.email })).error).toBeNull();
    const confirm = (token_hash: string) => browser().auth.verifyOtp({ token_hash, type: 'email_change' });
    await confirm(await tokenHash(email));
    expect((await confirm(early)).error?.code).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('a change of address needs both addresses', async () => {
    const [{ email }, moved] = [await existingUser(), newEmail('moved')];
    const client = await signedIn(email);
    const { data } = await client.auth.updateUser({ email: moved });
    expect(data.user).toMatchObject({ email, new_email: moved });
    const tokens = [await tokenHash(email), await tokenHash(moved)];
    await browser().auth.verifyOtp({ token_hash: tokens[0] ?? '', type: 'email_change' });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    await browser().auth.verifyOtp({ token_hash: tokens[1] ?? '', type: 'email_change' });
    expect((await client.auth.getUser()).data.user?.email).toBe(moved);
  });

  test('an address that has an account cannot be taken over, and its owner hears of it', async () => {
    const [mine, theirs] = [await existingUser(), await existingUser()];
    const client = await signedIn(mine.email);
    expect((await client.auth.updateUser({ email: theirs.email })).error).toBeNull();
    expect((await lastMail(theirs.email)).text).not.toContain('token_hash');
    await browser().auth.verifyOtp({ token_hash: await tokenHash(mine.email), type: 'email_change' });
    expect((await client.auth.getUser()).data.user?.email).toBe(mine.email);
  });

  test.each([
    'https://evil.example/',
    'http://evil.example\\@127.0.0.1:3000/',
    'http://user@127.0.0.1:3000/',
    'http://127.0.0.1:3000@evil.example/',
    'http://127.0.0.1:30001/',
    'http://127.0.0.1:3000.evil.example/',
    'javascript:alert(1)',
    '//evil.example/',
    'http://evil.example/?http://127.0.0.1:3000/',
  ])('no mail leads to %s', async (target) => {
    const email = newEmail();
    await browser().auth.signInWithOtp({ email, options: { emailRedirectTo: target } });
    expect((await lastLink(email)).origin).toBe(siteUrl);
    expect((await click('no-such-token', 'magiclink', target)).origin).toBe(siteUrl);
  });
});

describe('links', () => {
  test('a used-up or invented link says so where it leads', async () => {
    const arrival = await click('no-such-token', 'magiclink');
    expect(arrival.origin + arrival.pathname).toBe(callback);
    const told = new URLSearchParams(arrival.hash.slice(1));
    expect(told.get('error')).toBe('access_denied');
    expect(told.get('error_code')).toBe('otp_expired');
  });

  test('an administrator makes a link and its code without a mail', async () => {
    const { email } = await existingUser();
    const { data, error } = await administration().auth.admin.generateLink({ type: 'magiclink', email });
    expect(error).toBeNull();
    const wrong = await browser().auth.verifyOtp({ email, token: '000000x', type: 'email' });
    expect(wrong.error).toMatchObject({ code: 'otp_expired', status: 403 });
    const typed = await browser().auth.verifyOtp({ email, token: data.properties?.email_otp ?? '', type: 'email' });
    expect(typed.error).toBeNull();
    expect(typed.data.user?.email).toBe(email);
  });
});
