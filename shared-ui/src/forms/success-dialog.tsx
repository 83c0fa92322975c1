import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Dialog } from '../overlays/dialog.tsx';

export interface SuccessDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** the way on: usually one button */
  action: ReactNode;
  onClose: () => void;
}

/** It worked, and what comes next. */
export function SuccessDialog({ open, title, children, action, onClose }: SuccessDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} actions={action}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box
          sx={{
            color: 'house.tones.success.text',
            bgcolor: 'house.tones.success.wash',
            p: 1.25,
            borderRadius: '22px 22px 22px 8px',
            lineHeight: 0,
          }}
        >
          <Icon name="checkCircle" size={32} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      </Box>
    </Dialog>
  );
}
