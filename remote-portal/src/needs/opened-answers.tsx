import { useBackend } from '@kindwing/auth';
import { isBackendError, type OpenedNeeds, openNeeds, type RequestOverview } from '@kindwing/backend/client';
import { Box, Button, Icon, Stack, Typography, toast, useFormat } from '@kindwing/ui';
import { useState } from 'react';
import { type PortalText, useText } from '../messages/text.ts';
import { failureText } from '../requests/failure.ts';
import { ReasonDialog } from '../requests/reason-dialog.tsx';
import { AnswerList } from './answer-list.tsx';

interface Opening {
  needs: readonly OpenedNeeds[];
  /** null where the reader held the request, which is reason enough */
  reason: string | null;
  at: string;
}

const whyNot = (error: unknown, t: PortalText) =>
  isBackendError(error) && error.kind === 'forbidden' && error.reason !== 'suspended'
    ? { title: t('failure.title'), body: t('needs.desk.forbidden') }
    : failureText(error, t);

interface OpenedAnswersProps {
  request: RequestOverview;
  /** whether the reader holds the request */
  mine: boolean;
}

/**
 * Answers about health, closed until somebody opens them: at once who holds the request, anybody else with a reason. What
 * was opened lives in this page alone, never in a cache: each reading is a row of the audit log, so none may happen by itself.
 */
export function OpenedAnswers({ request, mine }: OpenedAnswersProps) {
  const t = useText();
  const client = useBackend();
  const { dateTime } = useFormat();
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [opening, setOpening] = useState<Opening | null>(null);
  const open = async (reason: string | null) => {
    const needs = await openNeeds(client, request.id, reason ?? undefined);
    setOpening({ needs, reason, at: new Date().toISOString() });
    toast({ title: t('needs.desk.opened_toast'), tone: 'success' });
  };
  const openAtOnce = async () => {
    setWaiting(true);
    try {
      await open(null);
    } catch (error) {
      // The lease has lapsed since the page was read: a reason is needed now.
      if (isBackendError(error) && error.reason === 'reason_required') setAsking(true);
      else {
        const { title, body } = whyNot(error, t);
        toast({ title, description: body, tone: 'destructive' });
      }
    } finally {
      setWaiting(false);
    }
  };
  const headingId = `answers-${request.id}`;
  return (
    <Stack component="section" aria-labelledby={headingId} spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography component="h3" variant="h3" id={headingId}>
        {t('needs.desk.answers')}
      </Typography>
      <Typography sx={{ maxWidth: '62ch' }}>
        {opening
          ? opening.reason === null
            ? t('needs.desk.opened_held', { when: dateTime(opening.at) })
            : t('needs.desk.opened', { when: dateTime(opening.at), reason: opening.reason })
          : `${t('needs.desk.closed')} ${t(mine ? 'needs.desk.recorded_held' : 'needs.desk.recorded')}`}
      </Typography>
      {/* One button in both states: the focus comes back to it, and the answers follow it. */}
      <Button
        variant="outlined"
        startIcon={<Icon name={opening ? 'lock' : 'eye'} />}
        aria-expanded={opening !== null}
        loading={waiting}
        onClick={() => (opening ? setOpening(null) : mine ? void openAtOnce() : setAsking(true))}
      >
        {t(opening ? 'needs.desk.close' : 'needs.desk.open')}
      </Button>
      {opening && (
        <>
          {opening.needs.length === 0 && <Typography>{t('needs.desk.none')}</Typography>}
          {opening.needs.map((given) => (
            <Box key={given.traveller_id} component="section" aria-labelledby={`needs-${given.traveller_id}`}>
              <Typography
                component="h4"
                variant="subtitle1"
                id={`needs-${given.traveller_id}`}
                sx={{ fontWeight: 600 }}
              >
                {given.name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                {t('needs.told.saved', { when: dateTime(given.saved_at) })}
              </Typography>
              <AnswerList service={request.service_type} answers={given.answers} headings="h5" />
            </Box>
          ))}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('needs.desk.stay')}
          </Typography>
        </>
      )}
      <ReasonDialog
        open={asking}
        title={t('needs.desk.open')}
        body={t('needs.desk.recorded')}
        label={t('needs.desk.reason')}
        hint={t('needs.desk.reason_hint')}
        submitText={t('needs.desk.open')}
        describeFailure={(error) => whyNot(error, t)}
        onClose={() => setAsking(false)}
        onSubmit={open}
      />
    </Stack>
  );
}
