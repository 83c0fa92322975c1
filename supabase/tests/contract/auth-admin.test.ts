import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { administration, browser, existingUser, newEmail, password, signedIn } from './auth-support.ts';

test('the service key creates, finds, changes and deletes users', async () => {
  const { admin } = administration().auth;
  const email = newEmail('staff');
  const created = await admin.createUser({ email, password, email_confirm: true, app_metadata: { role: 'agent' } });
  expect(created.error).toBeNull();
  const id = created.data.user?.id ?? '';
  const twice = await admin.createUser({ email, password });
  expect(twice.error).toMatchObject({ code: 'email_exists', status: 422 });

  const client = await signedIn(email);
  await admin.updateUserById(id, { app_metadata: { role: 'admin' } });
  const { data } = await client.auth.refreshSession();
  expect(decodeJwt(data.session?.access_token ?? '').app_metadata).toMatchObject({ role: 'admin', provider: 'email' });

  const listed = await admin.listUsers({ page: 1, perPage: 1 });
  expect(listed.data.users).toHaveLength(1);
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 });
  expect((await client.auth.getUser()).error).not.toBeNull();
});

test('nobody else may administer users', async () => {
  const { id, email } = await existingUser();
  for (const client of [browser(), await signedIn(email)]) {
    expect((await client.auth.admin.listUsers()).error).not.toBeNull();
    expect((await client.auth.admin.createUser({ email: newEmail(), password })).error).not.toBeNull();
    expect((await client.auth.admin.updateUserById(id, { app_metadata: { role: 'admin' } })).error).not.toBeNull();
  }
  expect((await administration().auth.admin.getUserById(id)).data.user?.app_metadata).not.toHaveProperty('role');
});
