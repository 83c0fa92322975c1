import { assessRequest, isBackendError } from '@kindwing/backend/client';
import { Alert, Button, Icon, Stack, Typography, toast } from '@kindwing/ui';
import { type PortalText, useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { failureText } from '../requests/failure.ts';

const known = ['facts_invalid', 'airport_unknown', 'rules_invalid'] as const;

function whyNot(error: unknown, t: PortalText): string {
  const reason = isBackendError(error) ? known.find((name) => name === error.reason) : undefined;
  return reason ? t(`needs.desk.${reason}`) : failureText(error, t).body;
}

/** Has the server work out assistance and deadlines anew, from the facts as they are now. */
export function AssessAgain({ requestId }: { requestId: string }) {
  const t = useText();
  const assess = useRequestAction(assessRequest, {
    silent: true,
    onDone: ({ assistance, deadlines }) =>
      toast({
        title:
          assistance + deadlines === 0
            ? t('needs.desk.assessed_nothing')
            : t('needs.desk.assessed', { assistance, deadlines }),
        tone: 'success',
      }),
  });
  return (
    <Stack spacing={1} sx={{ mt: 4, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} id={`assess-${requestId}`}>
        {t('needs.desk.assess_hint')}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<Icon name="refresh" />}
        aria-describedby={`assess-${requestId}`}
        loading={assess.isPending}
        onClick={() => assess.mutate([requestId])}
      >
        {t('needs.desk.assess')}
      </Button>
      {assess.error && !assess.isPending && (
        <Alert severity="error" title={t('failure.title')}>
          {whyNot(assess.error, t)}
        </Alert>
      )}
    </Stack>
  );
}
