import type { Language } from '@kindwing/ui/i18n';
import { keptFormatter } from './kept-formatter.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES' };

/** Tickets and airports' boards show 24 hours, whatever the language. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export interface TimeOptions {
  /** IANA zone, such as that of an airport; the reader's own when left out */
  timeZone?: string;
  /** adds the zone's short name after the time */
  zoneName?: boolean;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Formatting for one language. Instants are ISO strings or Dates. */
export function createFormat(language: Language) {
  const locale = locales[language];
  const numbers = (options: Intl.NumberFormatOptions = {}) => keptFormatter(Intl.NumberFormat, locale, options);
  const dates = (options: Intl.DateTimeFormatOptions) => keptFormatter(Intl.DateTimeFormat, locale, options);
  const unit = (value: number, name: 'day' | 'hour' | 'minute' | 'second') =>
    numbers({ style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const join = (parts: string[]) =>
    keptFormatter(Intl.ListFormat, locale, { type: 'unit', style: 'narrow' }).format(parts);

  return {
    locale,
    /** @param cents integer minor units @param currency ISO 4217 */
    money: (cents: number, currency = 'EUR') =>
      numbers({
        style: 'currency',
        currency,
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100),
    number: (value: number) => numbers().format(value),
    dateTime: (instant: string | Date, { timeZone, zoneName = false }: TimeOptions = {}) =>
      dates({
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        ...clock,
        timeZone,
        ...(zoneName ? { timeZoneName: 'short' as const } : {}),
      }).format(new Date(instant)),
    time: (instant: string | Date, { timeZone, zoneName = false }: TimeOptions = {}) =>
      dates({
        ...clock,
        timeZone,
        ...(zoneName ? { timeZoneName: 'short' as const } : {}),
      }).format(new Date(instant)),
    /** a calendar day (`2026-03-01`) is shown as that day everywhere; an instant as the reader's (or the zone's) day */
    date: (day: string | Date, { timeZone }: { timeZone?: string } = {}) =>
      dates({
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? 'UTC' : timeZone,
      }).format(new Date(day)),
    /** minutes in words: 135 → "2 hours 15 minutes" */
    duration: (minutes: number) => {
      const whole = Math.max(0, Math.round(minutes));
      const hours = Math.floor(whole / 60);
      const rest = whole % 60;
      if (hours === 0) return unit(rest, 'minute');
      return join(rest === 0 ? [unit(hours, 'hour')] : [unit(hours, 'hour'), unit(rest, 'minute')]);
    },
    /** "in 3 hours", "2 days ago", "now"; the largest whole unit */
    relative: (instant: string | Date, now: Date = new Date()) => {
      const distance = new Date(instant).getTime() - now.getTime();
      const [name, size] = steps.find(([, length]) => Math.abs(distance) >= length) ?? (['second', 1_000] as const);
      const amount = name === 'second' ? 0 : Math.trunc(distance / size);
      return keptFormatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(amount, name);
    },
    /** time left in its two largest units: "2 days 3 hours"; seconds only in the last ten minutes */
    remaining: (milliseconds: number) => {
      const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
      const days = Math.floor(seconds / 86_400);
      const hours = Math.floor((seconds % 86_400) / 3_600);
      const minutes = Math.floor((seconds % 3_600) / 60);
      if (days > 0) return join(hours > 0 ? [unit(days, 'day'), unit(hours, 'hour')] : [unit(days, 'day')]);
      if (hours > 0) return join(minutes > 0 ? [unit(hours, 'hour'), unit(minutes, 'minute')] : [unit(hours, 'hour')]);
      if (minutes >= 10) return unit(minutes, 'minute');
      if (minutes > 0) return join([unit(minutes, 'minute'), unit(seconds % 60, 'second')]);
      return unit(seconds, 'second');
    },
  };
}

export type Format = ReturnType<typeof createFormat>;
