import type { RequestOverview } from '@kindwing/backend/client';
import { Box, Countdown, Icon, type IconName, LinkButton, Typography, tokens, useFormat } from '@kindwing/ui';
import { type ReactNode, useId } from 'react';
import { useText } from '../../messages/text.ts';
import { departureOf } from '../../requests/departure.ts';
import { NamingReference } from '../../requests/reference.tsx';
import { useRefresh } from '../../requests/refresh.ts';
import type { NextStep, StepKind } from './next-step.ts';

const icons: Record<StepKind, IconName> = {
  decide: 'offer',
  answer: 'chat',
  ended: 'clock',
  travelling: 'plane',
  departure: 'calendar',
  booking: 'card',
  assessment: 'search',
  received: 'inbox',
  completed: 'checkCircle',
  cancelled: 'close',
};

/** Where on the request's page the step is done; the page itself for what only has to be read. */
const anchors: Partial<Record<StepKind, string>> = { decide: '#offer', answer: '#question', ended: '#ended' };

interface NextCardProps {
  step: NextStep;
  /** on the request's own page it neither names the request nor leads there */
  here?: boolean;
  action?: ReactNode;
}

/** The sentence that answers "what happens next?", and the one way on. */
export function NextCard({ step: { kind, request }, here = false, action }: NextCardProps) {
  const t = useText();
  const headingId = useId();
  const waits = kind === 'decide' || kind === 'answer' || kind === 'ended';
  const service = t(`service.${request.service_type}`);
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        p: { xs: 2.5, md: 4 },
        borderRadius: tokens.wing,
        bgcolor: waits ? 'house.accentWash' : 'house.primaryWash',
        border: '1.5px solid',
        borderColor: waits ? 'house.accent' : 'primary.main',
        display: 'flex',
        gap: { xs: 2, md: 3 },
        flexDirection: { xs: 'column', sm: 'row' },
      }}
    >
      <Box sx={{ color: waits ? 'house.accentText' : 'primary.main', lineHeight: 0 }}>
        <Icon name={icons[kind]} size={40} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {t('next.eyebrow')}
        </Typography>
        <Typography id={headingId} variant="h2" tabIndex={-1} data-next-step="" sx={{ mb: 1 }}>
          {t(`next.${kind}.title`)}
        </Typography>
        <Typography sx={{ maxWidth: '62ch' }}>
          <When kind={kind} request={request} /> {t(`next.${kind}.body`)}
        </Typography>
        {!here && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            <NamingReference
              text={t('next.about', { reference: request.reference, service })}
              reference={request.reference}
            />
          </Typography>
        )}
        {here ? (
          action && <Box sx={{ mt: 2 }}>{action}</Box>
        ) : (
          <LinkButton
            to={`/portal/requests/${request.id}${anchors[kind] ?? ''}`}
            size="large"
            endIcon={<Icon name="arrowRight" />}
            sx={{ mt: 2.5 }}
          >
            {t(`next.${kind}.action`)}
          </LinkButton>
        )}
      </Box>
    </Box>
  );
}

/** The step's time: how long an offer is open, when a trip begins. */
function When({ kind, request }: { kind: StepKind; request: RequestOverview }) {
  const t = useText();
  const format = useFormat();
  const refresh = useRefresh();
  if (kind === 'decide' && request.offer_expires_at)
    return (
      <strong>
        <Countdown
          until={request.offer_expires_at}
          render={(time) => t('next.decide.left', { time })}
          overText={t('decide.over')}
          onOver={refresh}
        />
      </strong>
    );
  const when = kind === 'departure' ? departureOf(request, format) : null;
  return when && <strong>{t('next.departure.when', { when })}</strong>;
}
