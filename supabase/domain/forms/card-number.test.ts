import { expect, test } from 'vitest';
import { cardNumberCases } from './card-number.cases.ts';
import { holdsCardNumber } from './index.ts';

test.each(cardNumberCases)('“%s”: %s (%s)', (text, holds) => expect(holdsCardNumber(text)).toBe(holds));
