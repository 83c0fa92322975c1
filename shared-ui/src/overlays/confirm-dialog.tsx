import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** what will happen, in a sentence or two */
  body?: ReactNode;
  confirmText: string;
  cancelText?: string;
  /** `danger` for what cannot be undone */
  tone?: 'normal' | 'danger';
  /** while the deed is under way: both ways out are held */
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a deed. Focus starts on the way back, so that a stray Enter does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    body,
    confirmText,
    cancelText,
    tone = 'normal',
    pending = false,
    onConfirm,
    onClose,
    children,
  } = props;
  const t = useUiText();
  return (
    <Dialog
      open={open}
      onClose={pending ? () => {} : onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={pending} autoFocus>
            {cancelText ?? t('action.cancel')}
          </Button>
          <Button color={tone === 'danger' ? 'error' : 'primary'} onClick={onConfirm} loading={pending}>
            {confirmText}
          </Button>
        </>
      }
    >
      {body}
      {children}
    </Dialog>
  );
}
