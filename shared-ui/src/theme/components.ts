import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focus-ring.ts';
import { tokens } from './tokens.ts';

/** How MUI's parts look in this house. */
export const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI takes the outline from every button and counts on its ripple; without the ripple nothing would show the focus.
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: tokens.radius.pill,
        minHeight: tokens.target.touch,
        padding: '10px 22px',
        transition: 'background-color 140ms, border-color 140ms, transform 140ms',
        '&:active': { transform: 'translateY(1px)' },
        '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.6, transform: 'none' },
        '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.8 },
        // The solid red is made for white letters; as letters itself it would be too dark on a dark page.
        '&.MuiButton-colorError:not(.MuiButton-contained)': { color: theme.vars?.palette.house.tones.error.text },
      }),
      sizeSmall: { minHeight: 36, padding: '6px 16px', fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 54, padding: '14px 30px', fontSize: '1.0625rem' },
      // With forced colours the fill is gone: what is pressed keeps an edge.
      contained: { '@media (forced-colors: active)': { border: '2px solid ButtonBorder' } },
      outlined: ({ theme }) => ({
        borderWidth: 1.5,
        borderColor: 'currentColor',
        '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars?.palette.house.primaryWash },
      }),
      text: {
        padding: '10px 14px',
        textDecoration: 'underline',
        textUnderlineOffset: '0.22em',
        '&:hover': { textDecoration: 'underline' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { color: 'inherit', minWidth: tokens.target.touch, minHeight: tokens.target.touch },
      sizeSmall: { minWidth: 32, minHeight: 32 },
    },
  },
  // MUI would make headings (h6) of subtitles, which are no headings and break the order of levels.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: tokens.radius.large, borderColor: theme.vars?.palette.house.line }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } } },
  MuiCardActions: {
    styleOverrides: {
      root: {
        padding: '0 24px 24px',
        flexWrap: 'wrap',
        gap: 8,
        '& > .MuiButton-text:first-of-type': { marginLeft: -14 },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 600, fontSize: '0.9375rem', minHeight: 30, height: 'auto', paddingBlock: 3 },
      label: { whiteSpace: 'normal' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: tokens.radius.medium,
        fontSize: '1rem',
        alignItems: 'flex-start',
        // A button beside the words would leave them a column of two words.
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'wrap',
          '& .MuiAlert-message': { flexBasis: 'calc(100% - 48px)' },
          '& .MuiAlert-action': { margin: 0, padding: '4px 0 0 34px' },
        },
      }),
      message: { overflowWrap: 'anywhere', flex: 1 },
      // A button of 44 px stands on the height of the first line of words.
      action: { paddingTop: 0, marginTop: -2 },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: tokens.radius.large,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.house.line}`,
        borderRadius: tokens.radius.medium,
        '&::before': { display: 'none' },
        '& + &': { marginTop: 12 },
        '&:first-of-type, &:last-of-type': { borderRadius: tokens.radius.medium },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { font: 'inherit', minHeight: 56, paddingInline: 20, fontWeight: 600 },
      content: { marginBlock: 14 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 20px 20px' } } },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
