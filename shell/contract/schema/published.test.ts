import { expect, test } from 'vitest';
import { publishedRemote } from '../testing/published-remote.ts';
import { descriptionSchema } from './published.ts';
import { registrySchema } from './registry.ts';

const accepts = (changes: object) => descriptionSchema.safeParse({ ...publishedRemote(), ...changes }).success;

test('a whole description is accepted, and members of a newer contract are dropped', () => {
  const parsed = descriptionSchema.parse({ ...publishedRemote(), mood: 'sunny' });
  expect(parsed).not.toHaveProperty('mood');
  expect(parsed.name).toBe('portal');
});

test('what a remote uses may be said, and older builds that do not are valid', () => {
  expect(accepts({ uses: ['portal/RequestDetail'] })).toBe(true);
  expect(publishedRemote()).not.toHaveProperty('uses');
});

test.each([
  ['an entry that climbs out of its folder', { entry: '../evil.js' }],
  ['an entry on another host', { entry: 'https://evil.example/x.js' }],
  ['a container that is no identifier', { container: 'alert(1)' }],
  ['a path that is no path', { mounts: ['javascript:alert(1)'] }],
  ['a path to another host', { mounts: ['//evil.example'] }],
  ['a range that silences skew', { contract: '*' }],
  ['a hash of another kind', { integrity: { 'a.js': 'md5-abc' } }],
  ['a title in one language', { routes: [{ path: '/x', covers: 'exact', title: { en: 'X' } }] }],
  ['an unknown role', { slots: [{ name: 'portal/Detail', roles: ['king'] }] }],
  ['a used slot that is no slot', { uses: ['portal'] }],
  ['a version that is no folder name', { version: '../1.0.0' }],
])('%s is refused', (_, changes) => {
  expect(accepts(changes)).toBe(false);
});

test('a registry needs absolute folders', () => {
  const entry = (base: string) => ({
    schema: 1,
    release: 1,
    composedAt: '',
    remotes: { portal: { current: { ...publishedRemote(), base } } },
  });
  expect(registrySchema.safeParse(entry('https://portal.example/1.0.0-0123456789/')).success).toBe(true);
  expect(registrySchema.safeParse(entry('https://portal.example/1.0.0')).success).toBe(false);
  expect(registrySchema.safeParse(entry('/portal/')).success).toBe(false);
});
