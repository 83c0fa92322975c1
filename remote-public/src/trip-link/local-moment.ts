const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** A local date, or date and time, as a link writes it; null when it is none or no such day exists. */
export function readLocalMoment(text: string): string | null {
  const [, year, month, day, hour = '00', minute = '00'] = MOMENT.exec(text) ?? [];
  if (year === undefined || Number(year) < 2000 || Number(year) > 2100) return null;
  const wall = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
  return wall.toISOString().startsWith(`${year}-${month}-${day}T${hour}:${minute}`) ? text : null;
}
