import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { findUserByEmail, getAnonymizedIp, getMyAccount, setUserRole } from '../../client/index.ts';
import { anonymousClient, serviceClient } from '../support/clients.ts';
import { newPerson, type Person } from '../support/people.ts';

describe('finding users and changing their roles', () => {
  let admin: Person;
  let agent: Person;
  let person: Person;
  const asRole = async (made: Person, role: string): Promise<Person> => {
    const { error } = await serviceClient().auth.admin.updateUserById(made.id, { app_metadata: { role } });
    if (error) throw error;
    return made;
  };
  beforeAll(async () => {
    admin = await asRole(await newPerson('admin'), 'admin');
    agent = await asRole(await newPerson('agent'), 'agent');
    person = await newPerson('person');
  });

  test('an admin finds a user by email, whatever its case, and nobody where there is nobody', async () => {
    expect(await findUserByEmail(admin.client, person.email.toUpperCase())).toEqual({
      id: person.id,
      email: person.email,
      role: 'client',
      confirmed: true,
    });
    expect(await findUserByEmail(admin.client, `${randomUUID()}@example.com`)).toBeNull();
  });

  test('agents, clients and strangers neither find nor promote anybody', async () => {
    for (const client of [agent.client, person.client, anonymousClient()]) {
      await expect(findUserByEmail(client, person.email)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(setUserRole(client, person.id, 'admin')).rejects.toMatchObject({ kind: 'forbidden' });
    }
    expect(await getMyAccount(person.client)).toMatchObject({ role: 'client' });
  });

  test('a promotion acts on the next query, without signing in again', async () => {
    expect(await setUserRole(admin.client, person.id, 'agent')).toMatchObject({ email: person.email, role: 'agent' });
    expect(await getMyAccount(person.client)).toMatchObject({ role: 'agent' });
    await setUserRole(admin.client, person.id, 'client');
    expect(await getMyAccount(person.client)).toMatchObject({ role: 'client' });
  });

  test('what is wrong is said in words, with the field', async () => {
    await expect(findUserByEmail(admin.client, 'nobody')).rejects.toMatchObject({ kind: 'validation', field: 'email' });
    await expect(setUserRole(admin.client, admin.id, 'client')).rejects.toMatchObject({
      kind: 'forbidden',
      reason: 'own_role',
      message: 'Nobody can change their own role.',
    });
    await expect(setUserRole(admin.client, randomUUID(), 'agent')).rejects.toMatchObject({ kind: 'not_found' });
  });

  test('a stranger learns their own address, shortened', async () => {
    expect(await getAnonymizedIp(anonymousClient())).toMatch(/\.0$|::/);
  });
});
