import { expect, test } from 'vitest';
import { copyFor } from './own-copy.ts';

const copy = (from: string) => ({ from });
// The shell's, called after the remote that was the first to load it.
const offered = {
  '2.2.0': copy('remote_public_1_'),
  '2.4.0': copy('remote_trips_3_'),
  '2.9.0': copy('remote_lounge_4_'),
};

test.each([
  ['the shell’s own pages keep its copy, whatever newer one is in the page', '^2.2.0', 'shell', '2.2.0'],
  ['a remote that the shell’s copy fits runs that', '^2.0.0', 'remote_portal_2_', '2.2.0'],
  ['one that needs a newer copy runs its own', '^2.9.0', 'remote_lounge_4_', '2.9.0'],
  ['and not another remote’s, be it newer', '^2.4.0', 'remote_trips_3_', '2.4.0'],
  ['one whose own isn’t offered under its name has it at hand', '^2.9.0', 'remote_garage_5_', undefined],
  ['a copy of the shell’s that is too old is nobody’s', '^2.3.0', 'shell', undefined],
] as const)('%s', (_, range, container, version) => {
  const chosen = copyFor(offered, { provided: '2.2.0', range, container });
  expect(chosen).toBe(version && offered[version]);
});
