import { expect, test } from 'vitest';
import { shellSlots } from '../../shell/contract/build/collisions.ts';
import { OWN_SLOT } from '../../shell/src/federation/own-slot.ts';

test('the shell fills the very slots that builds take to be its own', () => expect(shellSlots).toEqual([OWN_SLOT]));
