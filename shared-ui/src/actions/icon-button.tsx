import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { hintStyle } from './hint-style.ts';
import { useHint } from './use-hint.ts';

export type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label' | 'children'> & {
  /** its name, also shown beside it on hover and focus */
  label: string;
  icon?: IconName;
  children?: ReactNode;
  /** without the hint, where the name stands beside it anyway */
  plain?: boolean;
};

/** A button that shows only a picture; its name is never left out. */
export function IconButton({ label, icon, children, plain = false, ...rest }: IconButtonProps) {
  const picture = children ?? <Icon name={icon ?? 'dot'} size={22} />;
  if (plain || rest.disabled)
    return (
      <MuiIconButton {...rest} aria-label={label}>
        {picture}
      </MuiIconButton>
    );
  return (
    <WithHint {...rest} aria-label={label}>
      {picture}
    </WithHint>
  );
}

function WithHint({ sx, style, ...rest }: MuiIconButtonProps) {
  const { shown, show, hide } = useHint();
  return (
    <MuiIconButton
      {...rest}
      data-hint={shown?.side}
      style={{ ...style, ...shown?.style }}
      sx={[hintStyle, ...(Array.isArray(sx) ? sx : [sx])]}
      onPointerEnter={(event) => {
        // A finger's touch is a press already.
        if (event.pointerType !== 'touch') show(event);
        rest.onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        hide();
        rest.onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) show(event);
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        hide();
        rest.onBlur?.(event);
      }}
    />
  );
}
