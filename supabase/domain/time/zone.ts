import { type Instant, MINUTE_MS, toMs } from './instant.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError when the zone is unknown. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
    return clock;
  } catch {
    throw new RangeError(`"${zone}" is no time zone: use an IANA name such as Europe/Madrid.`);
  }
}

const offsets = new Map<string, Map<number, number>>();

/**
 * Minutes that a zone's clocks are ahead of UTC at an instant (Madrid in summer: 120).
 * @throws RangeError when the zone or the instant is none.
 */
export function offsetMinutes(zone: string, instant: Instant): number {
  // Offsets change on quarter hours only, so one answer serves the whole quarter.
  const quarter = Math.floor(toMs(instant) / (15 * MINUTE_MS));
  const known = offsets.get(zone) ?? new Map<number, number>();
  if (!offsets.has(zone)) offsets.set(zone, known);
  const cached = known.get(quarter);
  if (cached !== undefined) return cached;
  const ms = quarter * 15 * MINUTE_MS;
  const parts: Record<string, number> = {};
  for (const part of clockOf(zone).formatToParts(ms)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const offset = Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - ms) / MINUTE_MS);
  if (known.size > 2000) known.clear();
  known.set(quarter, offset);
  return offset;
}

export function isZone(zone: string): boolean {
  try {
    return clockOf(zone) !== null;
  } catch {
    return false;
  }
}
