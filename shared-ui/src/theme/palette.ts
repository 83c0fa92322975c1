/**
 * The colours, named by what they do. `light` is ink on warm paper; `dark` is the same ink turned into night water.
 * Pairs that carry text keep ≥ 4.5:1, pairs that carry a control's outline or state keep ≥ 3:1: `tests/contrast.test.ts`
 * walks them, and the README prints the measured ratios.
 */
export interface Palette {
  /** the page */
  paper: string;
  /** cards, fields, menus */
  surface: string;
  /** bands and wells that lie a step below the page */
  sunken: string;
  text: string;
  textSoft: string;
  /** separators that carry no meaning */
  line: string;
  /** outlines of controls (≥ 3:1 on paper and surface) */
  outline: string;
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  /** a pale wash of the primary colour, for selected rows and quiet notices */
  primaryWash: string;
  /** apricot: large fills and drawing, always with `onAccent` on it */
  accent: string;
  onAccent: string;
  /** apricot dark (or bright) enough to be read as text */
  accentText: string;
  accentWash: string;
  focus: string;
  /** a deep band that turns the page over: footers, calls to action */
  deep: string;
  onDeep: string;
  onDeepSoft: string;
  tones: Record<'success' | 'warning' | 'error' | 'info' | 'neutral', Tone>;
}

/** `text` is read on `wash`, on paper and on surface; `solid`, and `solidStrong` under a pointer, carry `onSolid`. */
interface Tone {
  text: string;
  wash: string;
  solid: string;
  solidStrong: string;
  onSolid: string;
}

export const light: Palette = {
  paper: '#fbf8f2',
  surface: '#ffffff',
  sunken: '#f3ede2',
  text: '#14302f',
  textSoft: '#47605e',
  line: '#e0d8ca',
  outline: '#748683',
  primary: '#0e5e5b',
  primaryStrong: '#0a4543',
  onPrimary: '#ffffff',
  primaryWash: '#e2f0ec',
  accent: '#f5ad6b',
  onAccent: '#33200c',
  accentText: '#96480f',
  accentWash: '#fdeedd',
  focus: '#0a4543',
  deep: '#0f3534',
  onDeep: '#fdf7ee',
  onDeepSoft: '#c4d8d3',
  tones: {
    success: { text: '#1c663f', wash: '#e3f3e8', solid: '#1c663f', solidStrong: '#1c663f', onSolid: '#ffffff' },
    warning: { text: '#7d4800', wash: '#fdefd2', solid: '#7d4800', solidStrong: '#7d4800', onSolid: '#ffffff' },
    error: { text: '#a8231d', wash: '#fce8e4', solid: '#b3261e', solidStrong: '#a8231d', onSolid: '#ffffff' },
    info: { text: '#1b567f', wash: '#e3eff8', solid: '#1b567f', solidStrong: '#1b567f', onSolid: '#ffffff' },
    neutral: { text: '#455755', wash: '#edeae3', solid: '#455755', solidStrong: '#455755', onSolid: '#ffffff' },
  },
};

export const dark: Palette = {
  paper: '#0d1f20',
  surface: '#142b2c',
  sunken: '#0a1819',
  text: '#eef3ee',
  textSoft: '#b3c5c0',
  line: '#2b4546',
  outline: '#7f9894',
  primary: '#7ed3c5',
  primaryStrong: '#a5e4d9',
  onPrimary: '#06211f',
  primaryWash: '#173c3b',
  accent: '#f6b87c',
  onAccent: '#2c1a08',
  accentText: '#f6bd86',
  accentWash: '#2d2820',
  focus: '#f9c795',
  deep: '#071415',
  onDeep: '#f4efe6',
  onDeepSoft: '#b3c8c3',
  tones: {
    success: { text: '#8fdcaa', wash: '#16382a', solid: '#8fdcaa', solidStrong: '#8fdcaa', onSolid: '#05230f' },
    warning: { text: '#ffcb7d', wash: '#3d2f12', solid: '#ffcb7d', solidStrong: '#ffcb7d', onSolid: '#2b1b00' },
    error: { text: '#ffb5a9', wash: '#44211e', solid: '#d4362c', solidStrong: '#b92c23', onSolid: '#ffffff' },
    info: { text: '#a3d0f3', wash: '#17344a', solid: '#a3d0f3', solidStrong: '#a3d0f3', onSolid: '#06213a' },
    neutral: { text: '#c3cfcb', wash: '#243a3a', solid: '#c3cfcb', solidStrong: '#c3cfcb', onSolid: '#10211f' },
  },
};
