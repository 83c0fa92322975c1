import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

const leg = (origin: string, destination: string) => ({ origin, destination });

test('a route names each airport once, and shows a gap on the ground', () => {
  expect(routeOf([leg('MAD', 'CDG'), leg('CDG', 'MAD')])).toBe('MAD – CDG – MAD');
  expect(routeOf([leg('MAD', 'LHR'), leg('LGW', 'JFK')])).toBe('MAD – LHR / LGW – JFK');
  expect(routeOf([])).toBe('');
});
