import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useForkRef } from '@mui/material/utils';
import { type MouseEvent, useRef } from 'react';
import { useFocusHeir } from './use-focus-heir.ts';

export type ButtonProps = Omit<MuiButtonProps, 'loadingIndicator' | 'loadingPosition' | 'loading'> & {
  /** While its deed is under way: it shows so and ignores a second press. */
  loading?: boolean | undefined;
  /** Has nothing to do just now. Unlike `disabled` it may come about by the press itself: the focus stays. */
  held?: boolean | undefined;
};

const ignored = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

/**
 * Does something. While it works it keeps its name, its place and the focus of whoever pressed it: MUI's own `loading`
 * disables the button, which drops the focus to the top of the page. If it goes away, it hands the focus on.
 */
export function Button({ loading = false, held = loading, startIcon, onClick, ref, ...rest }: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useFocusHeir(own);
  return (
    <MuiButton
      {...rest}
      ref={useForkRef(ref, own)}
      {...(loading && { 'aria-busy': true })}
      {...(held && { 'aria-disabled': true })}
      startIcon={loading ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={held ? ignored : onClick}
    />
  );
}
