import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

export type ButtonProps = Omit<MuiButtonProps, 'loadingIndicator' | 'loadingPosition' | 'loading'> & {
  /** While its deed is under way: it shows so and ignores a second press. */
  loading?: boolean | undefined;
  /** Has nothing to do just now. Unlike `disabled` it may come about by the press itself: the focus stays. */
  held?: boolean | undefined;
};

const ignored = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

/**
 * Does something. While it works it keeps its name, its place and the focus of whoever pressed it: MUI's own `loading`
 * disables the button, which drops the focus to the top of the page.
 */
export function Button({ loading = false, held = loading, startIcon, onClick, ...rest }: ButtonProps) {
  return (
    <MuiButton
      {...rest}
      {...(loading && { 'aria-busy': true })}
      {...(held && { 'aria-disabled': true })}
      startIcon={loading ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={held ? ignored : onClick}
    />
  );
}
