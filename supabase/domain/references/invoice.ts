const INVOICE = /^INV-(\d{4})-(\d{6,})$/;

/**
 * An invoice's number: year and the gap-free position in that year, `INV-2027-000042`.
 * @throws RangeError when the year has not four digits or the position is no positive integer.
 */
export function invoiceNumber(year: number, position: number): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`Invoice year ${year} is no year.`);
  if (!Number.isInteger(position) || position < 1)
    throw new RangeError(`Invoice position ${position} must be 1 or more.`);
  return `INV-${year}-${String(position).padStart(6, '0')}`;
}

export function readInvoiceNumber(text: string): { year: number; position: number } | null {
  const match = INVOICE.exec(text.trim().toUpperCase());
  const position = Number(match?.[2] ?? 0);
  return match && position > 0 ? { year: Number(match[1]), position } : null;
}

/** The number after `previous`; the first of the year when the year has changed or there is no previous one. */
export function nextInvoiceNumber(previous: string | null, year: number): string {
  const last = previous === null ? null : readInvoiceNumber(previous);
  if (previous !== null && last === null) throw new RangeError(`"${previous}" is no invoice number (INV-2027-000042).`);
  return invoiceNumber(year, last?.year === year ? last.position + 1 : 1);
}
