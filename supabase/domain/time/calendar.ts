import { DAY_MS } from './instant.ts';

/** Calendar arithmetic on `YYYY-MM-DD`, free of any zone. */

const read = (date: string): number => {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(ms)) throw new RangeError(`"${date}" is no date (2027-03-29).`);
  return ms;
};
const write = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => write(read(date) + days * DAY_MS);

/** Days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((read(to) - read(from)) / DAY_MS);

/** Adds months; a day that the month doesn't have becomes its last one (31 August + 6 months = 28 or 29 February). */
export function addMonths(date: string, months: number): string {
  read(date);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return write(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

export const addYears = (date: string, years: number): string => addMonths(date, years * 12);

/** Completed years on a date. Someone born on 29 February turns a year older on 1 March of common years. */
export function ageOn(birthDate: string, date: string): number {
  read(birthDate);
  read(date);
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Completed months on a date. */
export function monthsOn(birthDate: string, date: string): number {
  const months =
    (Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))) * 12 +
    Number(date.slice(5, 7)) -
    Number(birthDate.slice(5, 7));
  return date.slice(8) < birthDate.slice(8) ? months - 1 : months;
}
