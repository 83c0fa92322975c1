import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { administration, browser, call, existingUser, newEmail, password, signedIn } from './auth-support.ts';

const refresh = (refresh_token: string) => browser().auth.refreshSession({ refresh_token });

async function tokens(email: string): Promise<{ access_token: string; refresh_token: string }> {
  const { data } = await (await signedIn(email)).auth.getSession();
  if (!data.session) throw new Error('No session');
  return data.session;
}

describe('sign-in with a password', () => {
  test('a wrong password and an unknown address get the same answer, in the same time', async () => {
    const { email } = await existingUser();
    const timed = async (address: string) => {
      const start = performance.now();
      const { error } = await browser().auth.signInWithPassword({ email: address, password: 'wrong one' });
      expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials', status: 400 });
      return performance.now() - start;
    };
    const unknownEmail = newEmail();
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 5; round++) {
      known.push(await timed(email));
      unknown.push(await timed(unknownEmail));
    }
    // bcrypt is most of it; without it an unknown address would be answered many times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  test('errors carry the form that each version of the API has', async () => {
    const path = '/auth/v1/token?grant_type=password';
    const old = await call(path, {});
    expect(old.status).toBe(400);
    expect(await old.json()).toMatchObject({ code: 400, error_code: 'validation_failed', msg: expect.any(String) });
    const named = await call(path, {}, { 'x-supabase-api-version': '2024-01-01' });
    expect(await named.json()).toMatchObject({ code: 'validation_failed', message: expect.any(String) });
  });
});

describe('refresh', () => {
  test('a token renews the session, and so does one whose answer got lost', async () => {
    const first = await tokens((await existingUser()).email);
    const second = await refresh(first.refresh_token);
    expect(second.error).toBeNull();
    expect(second.data.session?.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).error).toBeNull();
  });

  test('simultaneous renewals all succeed', async () => {
    const { refresh_token } = await tokens((await existingUser()).email);
    const renewed = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
    expect(renewed.map(({ error }) => error)).toEqual([null, null, null, null, null]);
  });

  test('a token that is used again later ends the session for everyone who holds it', async () => {
    const { refresh_token: first } = await tokens((await existingUser()).email);
    const second = (await refresh(first)).data.session?.refresh_token ?? '';
    const third = (await refresh(second)).data.session?.refresh_token ?? '';
    await sleep(10_600);
    expect((await refresh(first)).error).toMatchObject({ code: 'refresh_token_already_used', status: 400 });
    expect((await refresh(third)).error?.code).toMatch(/refresh_token_(not_found|already_used)|session_not_found/);
  });

  test('an unknown token is refused', async () => {
    expect((await refresh('no-such-token')).error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
  });

  test('a banned user can neither renew nor sign in', async () => {
    const { id, email } = await existingUser();
    const { refresh_token } = await tokens(email);
    await administration().auth.admin.updateUserById(id, { ban_duration: '24h' });
    expect((await refresh(refresh_token)).error).not.toBeNull();
    const again = await browser().auth.signInWithPassword({ email, password });
    expect(again.error).toMatchObject({ code: 'user_banned', status: 400 });
    await administration().auth.admin.updateUserById(id, { ban_duration: 'none' });
    expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe('sign-out', () => {
  test('global ends every session', async () => {
    const { email } = await existingUser();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const elsewhere = (await there.auth.getSession()).data.session;
    expect((await here.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect((await refresh(elsewhere?.refresh_token ?? '')).error?.code).toBe('refresh_token_not_found');
    const user = await browser().auth.getUser(elsewhere?.access_token);
    expect(user.error?.name).toBe('AuthSessionMissingError');
  });

  test('local ends this one, others the rest', async () => {
    const { email } = await existingUser();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    await here.auth.signOut({ scope: 'local' });
    expect((await there.auth.getUser()).error).toBeNull();
    const third = await signedIn(email);
    await third.auth.signOut({ scope: 'others' });
    expect((await there.auth.getUser()).error).not.toBeNull();
    expect((await third.auth.getUser()).error).toBeNull();
  });
});

describe('the user', () => {
  test('changes name and password; the other sessions end, metadata grants no role', async () => {
    const { email } = await existingUser();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const same = await here.auth.updateUser({ password });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    const { data, error } = await here.auth.updateUser({ password: 'a new one', data: { name: 'Bo', role: 'admin' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Bo' });
    expect(data.user?.role).toBe('authenticated');
    expect(data.user?.app_metadata).not.toHaveProperty('role');
    expect((await there.auth.getUser()).error).not.toBeNull();
    expect((await browser().auth.signInWithPassword({ email, password: 'a new one' })).error).toBeNull();
  });
});
