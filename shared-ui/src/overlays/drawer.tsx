import Box from '@mui/material/Box';
import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** its accessible name */
  label: string;
  anchor?: 'left' | 'right' | 'top' | 'bottom';
  /** px or CSS; never wider than the screen */
  width?: number | string;
  children?: ReactNode;
}

/** A sheet that slides in over the page, with a close button first in its order of focus. */
export function Drawer({ open, onClose, label, anchor = 'left', width = 320, children }: DrawerProps) {
  const t = useUiText();
  const sheet = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': label,
    sx: { width: anchor === 'left' || anchor === 'right' ? width : 'auto', maxWidth: '100%' },
  } as const;
  return (
    <MuiDrawer open={open} onClose={onClose} anchor={anchor} slotProps={{ paper: sheet }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton label={t('action.close')} icon="close" plain onClick={onClose} />
      </Box>
      {children}
    </MuiDrawer>
  );
}
