import { expect, test } from 'vitest';
import { deriveRole, type Role, roleHome } from '../src/index.ts';

const table: [unknown, Role][] = [
  ['admin', 'admin'],
  ['Admin', 'admin'],
  ['administrator', 'admin'],
  [' ADMIN-EU', 'admin'],
  ['admin-agent', 'admin'],
  ['agent', 'agent'],
  ['senior_agent', 'agent'],
  ['Travel Agent', 'agent'],
  ['superadmin', 'client'],
  ['client', 'client'],
  ['', 'client'],
  ['owner', 'client'],
  [undefined, 'client'],
  [null, 'client'],
  [7, 'client'],
  [['admin'], 'client'],
  [{ admin: true }, 'client'],
];

test.each(table)('app_metadata.role %j is the role %s', (value, role) => {
  expect(deriveRole({ app_metadata: { role: value } })).toBe(role);
});

test('user_metadata, which users write themselves, grants nothing', () => {
  const user = { app_metadata: {}, user_metadata: { role: 'admin' } };
  expect(deriveRole(user)).toBe('client');
  expect(deriveRole({ ...user, app_metadata: { role: 'agent' } })).toBe('agent');
});

test('nobody is a client', () => {
  expect(deriveRole(null)).toBe('client');
  expect(deriveRole({})).toBe('client');
});

test.each<[Role, string]>([
  ['admin', '/admin'],
  ['agent', '/portal/agent'],
  ['client', '/portal'],
])('the home of %s is %s', (role, home) => {
  expect(roleHome(role)).toBe(home);
});
