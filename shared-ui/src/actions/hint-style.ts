import type { SxProps } from '@mui/material/styles';
import { tokens } from '../theme/tokens.ts';

/**
 * The hint is the button's own pseudo-element, so that pointing at it is pointing at the button. Fixed, so that no
 * scrolling area cuts it off. Its transparent edge bridges the gap to the button.
 */
export const hintStyle: SxProps = {
  '&[data-hint]::after': {
    content: 'attr(aria-label)',
    position: 'fixed',
    zIndex: 1700,
    left: 'var(--kw-hint-x)',
    translate: '-50% 0',
    width: 'max-content',
    maxWidth: 240,
    padding: '8px 12px',
    border: '6px solid transparent',
    borderInline: 0,
    borderRadius: `${tokens.radius.small + 6}px`,
    backgroundClip: 'padding-box',
    backgroundColor: 'house.deep',
    color: 'house.onDeep',
    // An edge against the header, which is as deep.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)',
    // The theme's: a button's own would be the system's.
    fontFamily: 'fontFamily',
    fontSize: '0.9375rem',
    fontWeight: 400,
    lineHeight: 1.4,
    letterSpacing: 'normal',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  '&[data-hint="below"]::after': { top: 'var(--kw-hint-top)' },
  '&[data-hint="above"]::after': { bottom: 'var(--kw-hint-bottom)' },
  // Where a system's own contrast colours replace ours, an edge must be seen.
  '@media (forced-colors: active)': {
    '&[data-hint]::after': { outline: '1px solid CanvasText', outlineOffset: '-6px' },
  },
};
