import { declineOffer, type OfferAlternative, type OfferWithAlternatives } from '@kindwing/backend/client';
import { Alert, Button, Countdown, Section, Stack, Typography, toast, useFormat } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { OfferComparison } from '../../requests/offer-comparison.tsx';
import { ReasonDialog } from '../../requests/reason-dialog.tsx';
import { useRefresh } from '../../requests/refresh.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { focusNextStep } from './focus-next-step.ts';

/** The open offer: time left, three alternatives, and the two ways to decide. */
export function DecideOffer({ offer }: { offer: OfferWithAlternatives }) {
  const t = useText();
  const { dateTime } = useFormat();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<OfferAlternative | null>(null);
  const [declining, setDeclining] = useState(false);
  const decline = useRequestAction(declineOffer, { silent: true });
  const until = offer.expires_at;
  return (
    <Section id="offer" width="none" title={t('decide.title')} subtitle={t('decide.subtitle')}>
      <Stack spacing={3}>
        {until && (
          <Alert severity="info" title={<Countdown until={until} overText={t('decide.over')} onOver={refresh} />}>
            {t('decide.until', { when: dateTime(until, { zoneName: true }) })} {t('offer.guaranteed')}
          </Alert>
        )}
        <OfferComparison
          offer={offer}
          alternatives={offer.alternatives}
          action={(alternative) => (
            <Button fullWidth size="large" onClick={() => setChosen(alternative)}>
              {t('decide.choose', { position: alternative.position })}
            </Button>
          )}
        />
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography>{t('decide.none_fits')}</Typography>
          <Button variant="outlined" onClick={() => setDeclining(true)}>
            {t('decide.decline')}
          </Button>
        </Stack>
      </Stack>
      {/* A dialog for each alternative that is opened: its key belongs to that decision alone. */}
      {chosen && <AcceptDialog key={chosen.id} offer={offer} alternative={chosen} onClose={() => setChosen(null)} />}
      <ReasonDialog
        open={declining}
        title={t('decide.decline.title')}
        body={t('decide.decline.body')}
        label={t('decide.decline.reason')}
        hint={t('decide.decline.hint')}
        submitText={t('decide.decline.submit')}
        onClose={() => setDeclining(false)}
        onSubmit={async (reason) => {
          await decline.mutateAsync([offer.id, reason]);
          toast({ title: t('decide.declined'), tone: 'success' });
          focusNextStep();
        }}
      />
    </Section>
  );
}
