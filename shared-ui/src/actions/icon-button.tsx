import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/paths.ts';

export type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label' | 'children'> & {
  /** its name, also shown as a tooltip */
  label: string;
  icon?: IconName;
  children?: ReactNode;
  /** without the tooltip, where the name stands beside it anyway */
  plain?: boolean;
};

/** A button that shows only a picture; its name is never left out. */
export function IconButton({ label, icon, children, plain = false, ...rest }: IconButtonProps) {
  const button = (
    <MuiIconButton {...rest} aria-label={label}>
      {children ?? <Icon name={icon ?? 'dot'} size={22} />}
    </MuiIconButton>
  );
  if (plain || rest.disabled) return button;
  return <Tooltip title={label}>{button}</Tooltip>;
}
