/**
 * Atkinson Hyperlegible Next was drawn so that look-alike letters stay apart (I l 1, O 0), for readers with low vision.
 * `Kindwing Fallback` is Arial with Atkinson's measures (fonts.css), so that text does not move when the font arrives.
 */
const fontFamily =
  '"Atkinson Hyperlegible Next", "Kindwing Fallback", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/**
 * Two weights, each in a file of its own, and few sizes: a browser prepares each pair of them before it can lay out a line,
 * and longest from a variable font (record 004). `.house/checks/type.test.ts` holds the weights.
 */
const heading = { fontWeight: 600, letterSpacing: '-0.018em', textWrap: 'balance' } as const;

export const typography = {
  fontFamily,
  htmlFontSize: 16,
  fontSize: 16,
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: 'clamp(2rem, 1.45rem + 2.4vw, 3.25rem)', lineHeight: 1.12, letterSpacing: '-0.025em' },
  h2: { ...heading, fontSize: 'clamp(1.6rem, 1.3rem + 1.3vw, 2.25rem)', lineHeight: 1.18 },
  h3: { ...heading, fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', lineHeight: 1.28, letterSpacing: '-0.01em' },
  h4: { ...heading, fontSize: '1.25rem', lineHeight: 1.35, letterSpacing: '-0.005em' },
  h5: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4, letterSpacing: 0 },
  h6: { ...heading, fontSize: '1rem', lineHeight: 1.45, letterSpacing: 0 },
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.55, textWrap: 'pretty' },
  subtitle2: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.875rem', lineHeight: 1.45 },
  overline: { fontSize: '0.875rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.4, textTransform: 'none' },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.3, textTransform: 'none' },
} as const;
