import { createTheme } from '@mui/material/styles';
import { baseCss } from './base-css.ts';
import { components } from './components.ts';
import { dark, light, type Palette } from './palette.ts';
import './palette-types.ts';
import { tokens } from './tokens.ts';
import { typography } from './typography.ts';

function schemeOf(palette: Palette) {
  const tone = (name: keyof Palette['tones']) => ({
    main: palette.tones[name].solid,
    light: palette.tones[name].wash,
    dark: palette.tones[name].solidStrong,
    contrastText: palette.tones[name].onSolid,
  });
  return {
    palette: {
      primary: {
        main: palette.primary,
        dark: palette.primaryStrong,
        light: palette.primaryWash,
        contrastText: palette.onPrimary,
      },
      secondary: {
        main: palette.accentText,
        dark: palette.accentText,
        light: palette.accentWash,
        contrastText: palette.surface,
      },
      accent: { main: palette.accent, dark: palette.accent, light: palette.accentWash, contrastText: palette.onAccent },
      success: tone('success'),
      warning: tone('warning'),
      error: tone('error'),
      info: tone('info'),
      background: { default: palette.paper, paper: palette.surface },
      text: { primary: palette.text, secondary: palette.textSoft, disabled: palette.textSoft },
      divider: palette.line,
      house: palette,
    },
  };
}

/**
 * The one theme. Both colour schemes are CSS variables chosen by `data-mode` on `<html>`, so a script that sets the
 * attribute before the first paint is all that a page needs to come up without a flash.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode', cssVarPrefix: 'kw' },
  colorSchemes: { light: schemeOf(light), dark: schemeOf(dark) },
  shape: { borderRadius: tokens.radius.medium },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  components: { ...components, MuiCssBaseline: { styleOverrides: baseCss } },
});
