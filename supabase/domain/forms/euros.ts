/** €1,000,000: the most that one amount can be. */
const MOST_CENTS = 100_000_000;

/** Integer cents from an amount as people write it, `1,234.50`, `1.234,50` or `245`; null when it is none. */
export function readEuros(text: string): number | null {
  const plain = text.replace(/[€\s]/g, '');
  // One separator groups thousands, the other one begins the cents.
  const match = /^(?:(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?|(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?)$/.exec(plain);
  const whole = match?.[1] ?? match?.[3];
  if (whole === undefined) return null;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number((match?.[2] ?? match?.[4] ?? '').padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : null;
}

/** An amount of integer cents to begin with, written as the locale has it and without its sign: `1234,50`. */
export const writeEuros = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(cents / 100);
