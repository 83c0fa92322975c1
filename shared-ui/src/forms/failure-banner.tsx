import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Icon } from '../icons/icon.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

export interface FailureText {
  title: ReactNode;
  body?: ReactNode;
  /** false where another try cannot help */
  retry?: boolean;
}

/** The send did not get through: says so, keeps what was typed, offers to send again. */
export function FailureBanner({ text, pending }: { text?: FailureText; pending: boolean }) {
  const t = useUiText();
  const retry = text?.retry ?? true;
  return (
    <Alert severity="error" title={text?.title ?? t('form.failedTitle')}>
      {text ? text.body : t('form.failedBody')}
      {retry ? (
        <div>
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            size="small"
            loading={pending}
            sx={{ mt: 1.5 }}
            startIcon={<Icon name="refresh" />}
          >
            {t('action.sendAgain')}
          </Button>
        </div>
      ) : null}
    </Alert>
  );
}
