/** A moment in time as ISO 8601 with `Z` or an offset (what Postgres and JSON give), or as epoch milliseconds. */
export type Instant = string | number;

const WITH_OFFSET = /T\d{2}:\d{2}.*(Z|[+-]\d{2}(:?\d{2})?)$/i;

/**
 * Epoch milliseconds of an instant.
 * @throws RangeError when the text is no date or carries no offset: a local time alone is no instant.
 */
export function toMs(instant: Instant): number {
  if (typeof instant === 'number') return instant;
  const text = instant.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
  const ms = WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) {
    throw new RangeError(`"${instant}" is no instant: write it as 2027-03-29T06:30:00Z or with an offset (+02:00).`);
  }
  return ms;
}

/** The canonical text of an instant: UTC, `2027-03-29T04:30:00.000Z`. */
export function toIso(instant: Instant): string {
  return new Date(toMs(instant)).toISOString();
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
