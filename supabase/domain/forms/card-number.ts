/**
 * Numbers that are written as cards are: unbroken, or grouped as on their face. Their first digit tells card schemes apart
 * from other numbers (ISO/IEC 7812-1, annex B), and what hangs on letters or on other digits is part of something
 * else, an IBAN perhaps. Thirteen digits are a flight ticket.
 */
const written =
  /(?<!\p{L})(?<!\d[ -]?)[2-6](?:\d{13,18}|\d{3}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{3}[ -]\d{6}[ -]\d{4,5})(?![\p{L}\d])/gu;

/** The check digit of ISO/IEC 7812-1, annex A. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether a text seems to hold the number of a payment card: 14 to 19 digits with a right check digit. Such numbers
 * are never kept (PCI DSS, requirement 3). One in ten other numbers of that look is taken for one.
 */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(written)].some(([found]) => isChecked(found.replace(/\D/g, '')));
