const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A whole number in base 64, most significant digit first, padded to `width`. */
export function base64(value: number, width: number): string {
  let text = '';
  let rest = value;
  for (let place = 0; place < width; place++) {
    text = DIGITS.charAt(rest % 64) + text;
    rest = Math.floor(rest / 64);
  }
  return text;
}

export function unbase64(text: string): number {
  let value = 0;
  for (const digit of text) value = value * 64 + DIGITS.indexOf(digit);
  return value;
}
