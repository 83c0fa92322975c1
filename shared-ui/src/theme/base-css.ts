import type { Theme } from '@mui/material/styles';
import { focusRing } from './focus-ring.ts';

/** Document-wide rules: focus, motion, selection, print. They ride in the critical styles of prerendered pages. */
export const baseCss = (theme: Theme) => ({
  ':root': { '--kw-focus': theme.vars?.palette.house.focus ?? 'currentColor', scrollPaddingTop: '96px' },
  html: { WebkitTextSizeAdjust: '100%', accentColor: theme.vars?.palette.primary.main },
  body: { fontSynthesis: 'none', overflowWrap: 'break-word', minHeight: '100dvh' },
  // The browser's own bold would be a third weight.
  'h1, h2, h3, h4, h5, h6, th': { fontWeight: theme.typography.fontWeightBold },
  ':focus-visible': focusRing,
  // Headings and regions take focus only from a script; they are no controls, so they show no ring.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '::selection': { background: theme.vars?.palette.house.accent, color: theme.vars?.palette.house.onAccent },
  'img, svg': { maxWidth: '100%' },
  '[data-kw-surface="deep"]': { '--kw-focus': theme.vars?.palette.house.accent },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // However short, one would begin on every element at every change of its style, and show the old one for a frame.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': { body: { background: '#fff', color: '#000' } },
});
