/** What a cell may hold; null and undefined are written as nothing. */
export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  /** the header, in the export's own stable words */
  name: string;
  value: (row: Row) => CsvValue;
}

/** First signs that make a spreadsheet take a text for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. Text that a spreadsheet would run as a formula
 * gets an apostrophe before it; numbers stay numbers.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const line = (values: readonly CsvValue[]) => `${values.map(cell).join(',')}\r\n`;
  const head = line(columns.map(({ name }) => name));
  return `\uFEFF${head}${rows.map((row) => line(columns.map(({ value }) => value(row)))).join('')}`;
}

/** An instant as ISO 8601 in UTC, to the second. */
export const isoTime = (instant: string | null): string | null =>
  instant === null ? null : `${new Date(instant).toISOString().slice(0, 19)}Z`;
