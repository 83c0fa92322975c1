/**
 * The design system's everyday part. All of it is in the first script of every visit, so that only what first pages show
 * belongs here. Heavier parts: `./forms`, `./data`, and `./more` for what opens when it is asked for.
 */

export { PageTitle, usePageTitle } from '@kindwing/ui/router';
export { default as Box } from '@mui/material/Box';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Card } from '@mui/material/Card';
export { default as CardActions } from '@mui/material/CardActions';
export { default as CardContent } from '@mui/material/CardContent';
export { default as Chip } from '@mui/material/Chip';
export { default as Container } from '@mui/material/Container';
export { default as Divider } from '@mui/material/Divider';
export { default as Paper } from '@mui/material/Paper';
export { default as Stack } from '@mui/material/Stack';
export { keyframes, type SxProps, styled, type Theme } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export { Button, type ButtonProps } from './actions/button.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { LinkButton, type LinkButtonProps, TextLink, type TextLinkProps } from './actions/links.tsx';
export { Alert, type AlertProps } from './feedback/alert.tsx';
export { Countdown, type CountdownProps } from './feedback/countdown.tsx';
export { EmptyState, ErrorState, type ErrorStateProps, LoadingNotice } from './feedback/states.tsx';
export { StatusChip, type StatusTone } from './feedback/status-chip.tsx';
export { type ToastInput, type ToastTone, toast } from './feedback/toast-bus.ts';
export { Toaster } from './feedback/toaster.tsx';
export type { Format, TimeOptions } from './format/format.ts';
export { useFormat } from './format/use-format.ts';
export { BrandMark } from './icons/brand-mark.tsx';
export { Icon, type IconProps } from './icons/icon.tsx';
export type { IconName } from './icons/paths.ts';
export { Eyebrow, PageHeader, type PageHeaderProps } from './layout/page-header.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { AppProviders, type AppProvidersProps, UiScope } from './theme/app-providers.tsx';
export { COLOR_STORAGE_KEY, type ColorMode, type ColorPreference, useColorMode } from './theme/color-mode.ts';
export { dark as darkPalette, light as lightPalette } from './theme/palette.ts';
export { createStyleCache } from './theme/style-cache.ts';
export { tokens } from './theme/tokens.ts';
