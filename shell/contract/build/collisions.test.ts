import { expect, test } from 'vitest';
import { describeRemote, type RouteDescription } from '../src/index.ts';
import { collisionsBetween } from './collisions.ts';

/** `/blog` is that address alone, `/blog/**` everything below it as well. */
const route = (written: string): RouteDescription => {
  const path = written.replace(/\/?\*\*$/, '') || '/';
  return { path, covers: written.endsWith('**') ? 'subtree' : 'exact', title: 'title' };
};
const remote = (name: string, routes: string[], mount: string | string[] = `/${name}`) =>
  describeRemote({ name, owner: `Team ${name}`, contract: '^1.0.0', mount, routes: routes.map(route) });

test.each<[string, string, string]>([
  ['the same address', '/travels', '/travels'],
  ['the same address in other letters', '/travels', '/Travels'],
  ['the same address with a stroke at its end', '/travels', '/travels/'],
  ['two variables of other names', '/blog/:slug', '/blog/:post'],
  ['a variable and a word in its place', '/blog/:slug', '/blog/new'],
  ['a variable at the root', '/:page', '/travels'],
  ['a variable in the middle', '/trips/:id/edit', '/trips/new/edit'],
  ['variables in different places', '/trips/:id/edit', '/trips/new/:part'],
  ['an address in a subtree', '/trips/**', '/trips/past'],
  ['an address deep in a subtree', '/trips/**', '/trips/7/legs/:leg'],
  ['an address in a subtree below a variable', '/trips/:id/**', '/trips/7/edit'],
  ['a variable address in a subtree', '/trips/7/**', '/trips/:id/edit'],
  ['a variable that may be the root of a subtree', '/:page', '/trips/**'],
  ['a subtree in a subtree', '/portal/**', '/portal/agent/**'],
  ['anything and the whole site', '/**', '/trips'],
  ['the first page and the whole site', '/', '/**'],
])('two remotes can not own %s', (_, one, two) => {
  const [red, blue] = [remote('red', [one]), remote('blue', [two])];
  const { path } = route(one);
  const { path: other } = route(two);
  expect(collisionsBetween(red, blue)).toEqual([
    `red: path ${path} collides with ${other} of blue (Team blue): one path has one owner, choose another`,
  ]);
  expect(collisionsBetween(blue, red)).toEqual([
    `blue: path ${other} collides with ${path} of red (Team red): one path has one owner, choose another`,
  ]);
});

test.each<[string, string, string]>([
  ['the first page and everything below another word', '/', '/portal/**'],
  ['an address and what lies below it', '/blog', '/blog/new'],
  ['an address and a variable below it', '/blog', '/blog/:slug'],
  ['a variable and what lies below it', '/blog/:slug', '/blog/new/edit'],
  ['a variable and an address above it', '/trips/:id/**', '/trips'],
  ['words that begin alike', '/trip/**', '/trips'],
  ['variables below different words', '/blog/:slug', '/trips/:id'],
  ['words that differ behind a variable', '/trips/:id/edit', '/trips/new/cancel'],
  ['neighbouring subtrees', '/portal/**', '/admin/**'],
])('two remotes may own %s', (_, one, two) => {
  expect(collisionsBetween(remote('red', [one]), remote('blue', [two]))).toEqual([]);
  expect(collisionsBetween(remote('blue', [two]), remote('red', [one]))).toEqual([]);
});

test('every collision is named, not only the first', () => {
  const red = remote('red', ['/:page', '/blog/:slug', '/help']);
  const blue = remote('blue', ['/travels', '/blog/new', '/blog/new/edit']);
  expect(collisionsBetween(red, blue)).toEqual([
    expect.stringContaining('/:page collides with /travels of blue'),
    expect.stringContaining('/blog/:slug collides with /blog/new of blue'),
  ]);
});

test('a mount has one owner, and one may stand in another', () => {
  const site = remote('site', [], '/');
  const office = remote('office', [], ['/office', '/dev']);
  expect(collisionsBetween(office, site)).toEqual([]);
  expect(collisionsBetween(remote('tools', [], ['/tools', '/dev']), office)).toEqual([
    'tools: mount /dev already belongs to office (Team office): choose another mount',
  ]);
});

test('a site like ours fits: a mount at the root beside areas of their own, each with overlapping routes', () => {
  const all = [
    remote('site', ['/', '/travels', '/blog', '/blog/first', '/blog/:slug', '/legal/terms'], '/'),
    remote('portal', ['/portal/**', '/portal/agent/**', '/portal/requests/new', '/portal/requests/:id']),
    remote('admin', ['/admin/**', '/admin/requests/new', '/admin/requests/:id/**', '/dev/**'], ['/admin', '/dev']),
  ];
  for (const one of all) for (const other of all) if (one !== other) expect(collisionsBetween(one, other)).toEqual([]);
});
