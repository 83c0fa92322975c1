import type { Airport } from '../places/airports.ts';
import { isFrenchOverseas } from '../places/territories.ts';
import { measure } from './distance-band.ts';
import { eu2004 } from './rule-sets.ts';

/**
 * Percentage of that segment's fare to be paid back within 7 days after a seat in a lower class (Art. 10(2), C-255/15).
 * Between European France and its overseas departments it is 75 although Art. 7 counts them as intra-Community.
 */
export function downgradePercent(from: Airport, to: Airport): 30 | 50 | 75 {
  const distance = measure(from, to, eu2004);
  if (distance.band === 'a') return 30;
  const overseas = isFrenchOverseas(from.country) !== isFrenchOverseas(to.country);
  if (distance.band === 'b' && !(distance.intra && overseas)) return 50;
  return 75;
}
