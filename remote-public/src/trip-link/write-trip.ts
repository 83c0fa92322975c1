import type { LinkedTrip } from './linked-trip.ts';

/** `:` and `,` and `.` may stand in a fragment as they are, and a link that can be read is trusted sooner. */
const readable = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':');

/**
 * The trip as a fragment, with its `#`: `#trip=MAD-FRA-OSL&on=2027-03-29T06:30&with=LH.SK&for=mobility&mobility.walks=short`.
 * Empty for a trip of which nothing is known yet.
 */
export function writeTrip({ stops, departs, returns, carriers, kinds, age, answers }: LinkedTrip): string {
  const parts: [string, string][] = [
    ['trip', stops.join('-')],
    ['on', departs ?? ''],
    ['back', returns ?? ''],
    ['with', carriers.some((code) => code !== '') ? carriers.join('.') : ''],
    ['for', kinds.join('.')],
    ['age', age === null ? '' : String(age)],
    ...Object.entries(answers),
  ];
  const written = parts.filter(([, text]) => text !== '').map(([name, text]) => `${name}=${readable(text)}`);
  return written.length === 0 ? '' : `#${written.join('&')}`;
}
