import { withdrawNeeds } from '@kindwing/backend/client';
import { Alert, Button, Typography, toast } from '@kindwing/ui';
import { ConfirmDialog } from '@kindwing/ui/more';
import { useState } from 'react';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { failureText } from '../requests/failure.ts';
import { focusAfterDialog } from '../traveller/request/focus-next-step.ts';

/** Takes back the consent that was asked for with the answers, at any time: they go, and what was made of them. */
export function WithdrawNeeds({ travellerId, name }: { travellerId: string; name: string }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const withdraw = useRequestAction(withdrawNeeds, {
    silent: true,
    onDone: () => {
      toast({ title: t('needs.withdraw.done'), tone: 'success' });
      // The answers, with the button and this dialog, are about to leave the page.
      focusAfterDialog('#needs h2');
    },
  });
  return (
    <>
      <Button
        variant="text"
        color="error"
        aria-label={name ? t('needs.withdraw_named', { name }) : undefined}
        onClick={() => setAsking(true)}
        sx={{ mt: 1, ml: -1.5, textAlign: 'start' }}
      >
        {t('needs.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('needs.withdraw.title')}
        confirmText={t('needs.withdraw.yes')}
        cancelText={t('needs.withdraw.no')}
        pending={withdraw.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate([travellerId], { onSuccess: () => setAsking(false) })}
      >
        <Typography>{t('needs.withdraw.body')}</Typography>
        {withdraw.error && (
          <Alert severity="error" title={t('needs.withdraw.failed')} sx={{ mt: 2 }}>
            {failureText(withdraw.error, t).body}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
