/**
 * The colours that drawings are made of. All but the people's skin and hair are the theme's variables, so a drawing turns
 * with the appearance without being drawn again.
 */
export const ink = {
  line: 'var(--kw-palette-text-primary)',
  soft: 'var(--kw-palette-house-outline)',
  primary: 'var(--kw-palette-primary-main)',
  primaryStrong: 'var(--kw-palette-house-primaryStrong)',
  primaryWash: 'var(--kw-palette-house-primaryWash)',
  accent: 'var(--kw-palette-house-accent)',
  accentWash: 'var(--kw-palette-house-accentWash)',
  surface: 'var(--kw-palette-house-surface)',
  sunken: 'var(--kw-palette-house-sunken)',
  hint: 'var(--kw-palette-house-line)',
  cross: 'var(--kw-palette-house-tones-error-solid)',
} as const;

export const skin = { light: '#f0c4a0', tan: '#cf946a', brown: '#8f5d40', deep: '#6b4330' } as const;
export const hair = { dark: '#2e2320', brown: '#6d452c', fair: '#d9b063', gray: '#b9bdb9' } as const;

/** Dark hair before the night's brown would be no hair: there it has an edge of light. */
export const hairEdge = 'light-dark(transparent, #9c8272)';
