import { expect, test } from 'vitest';
import { copyFor } from './own-copy.ts';

const copy = (from: string) => ({ from });
const offered = { '2.2.0': copy('shell'), '2.4.0': copy('remote_trips_3_'), '2.9.0': copy('remote_lounge_4_') };

test.each([
  ['the shell’s own pages keep its copy, whatever newer one is in the page', '^2.2.0', 'shell', 'shell'],
  ['a remote that the shell’s copy fits runs that', '^2.0.0', 'remote_portal_1_', 'shell'],
  ['one that needs a newer copy runs its own', '^2.9.0', 'remote_lounge_4_', 'remote_lounge_4_'],
  ['and not another remote’s, be it newer', '^2.4.0', 'remote_trips_3_', 'remote_trips_3_'],
  ['one whose own isn’t offered under its name has it at hand', '^2.9.0', 'remote_garage_5_', undefined],
  ['a copy of the shell’s that is too old is nobody’s', '^2.3.0', 'shell', undefined],
])('%s', (_, range, container, from) => {
  expect(copyFor(offered, range, container)?.from).toBe(from);
});
