import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop and the close button */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** buttons, the main one last */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** must be answered: neither Escape, backdrop nor a close button */
  mustAnswer?: boolean;
}

const widths = { small: 'xs', medium: 'sm', large: 'md' } as const;

/** A modal with a name: focus goes in, stays in, and returns to where it was. */
export function Dialog({ open, onClose, title, children, actions, size = 'medium', mustAnswer = false }: DialogProps) {
  const t = useUiText();
  const titleId = useId();
  return (
    <MuiDialog
      open={open}
      onClose={mustAnswer ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth={widths[size]}
      fullWidth
    >
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ pr: mustAnswer ? 3 : 8, pt: 3, pb: 1 }}>
        {title}
      </DialogTitle>
      {mustAnswer ? null : (
        <IconButton
          label={t('action.close')}
          icon="close"
          plain
          onClick={onClose}
          sx={{ position: 'absolute', top: 14, right: 14 }}
        />
      )}
      <DialogContent sx={{ pb: 2 }}>{children}</DialogContent>
      {actions ? <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions> : null}
    </MuiDialog>
  );
}
