import type { Palette } from './palette.ts';

/** What the house adds to MUI's palette; read as `theme.vars.palette.house.*` or `sx={{ color: 'house.accentText' }}`. */
type HousePalette = Omit<Palette, 'tones'> & { tones: Palette['tones'] };

declare module '@mui/material/styles' {
  interface Palette {
    house: HousePalette;
    accent: Palette['primary'];
  }
  interface PaletteOptions {
    house?: HousePalette;
    accent?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}
