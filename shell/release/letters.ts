// The shell's style sheet names the letters twice, whole and by weight, under one name (record 004 of shared-ui).

const fontFace = /@font-face\s*\{[^}]*\}/g;
const whole = /-wght-normal\b/;
const ofOneWeight = /-\d{3}-normal\b/;

const without = (css: string, faces: RegExp) => css.replace(fontFace, (face) => (faces.test(face) ? '' : face));

/** The style sheet of a page that the application draws: one file less to ask for. */
export const lettersInOneFile = (css: string): string => without(css, ofOneWeight);

/** The style sheet of a page that was made ahead, which is laid out sooner with a file for each weight, and what has both come with the text. */
export function lettersByWeight(css: string): { css: string; preloads: string } {
  const files = css.matchAll(/url\((\/static\/font\/[^)]*-latin-\d{3}-normal[^)]*\.woff2)\)/g);
  const preload = (file = '') => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  return { css: without(css, whole), preloads: Array.from(files, ([, file]) => preload(file)).join('') };
}
