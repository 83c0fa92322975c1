import { useAuth } from '@kindwing/auth';
import {
  Box,
  Card,
  CardContent,
  ErrorState,
  Icon,
  LinkButton,
  LoadingNotice,
  PageHeader,
  PageTitle,
  Stack,
  Typography,
} from '@kindwing/ui';
import { useRef } from 'react';
import { useText } from '../../messages/text.ts';
import { failureText } from '../../requests/failure.ts';
import { useLiveRequests } from '../../requests/live.ts';
import { useClock } from '../next/clock.ts';
import { NextCard } from '../next/next-card.tsx';
import { nextStep, stepOf } from '../next/next-step.ts';
import { useBookings, useNotices, useRequestsUnderWay, useUnclaimed } from './data.ts';
import { DidYouSendThis } from './did-you-send-this.tsx';
import { Notices } from './notices.tsx';
import { OpenOffers } from './open-offers.tsx';
import { OthersUnderWay } from './others-under-way.tsx';
import { UpcomingTrips } from './upcoming-trips.tsx';
import { useLiveNotices } from './use-live-notices.ts';

/** The client's first page: one thing that happens next, then everything else that is under way. */
export default function DashboardPage() {
  const t = useText();
  const { user } = useAuth();
  useLiveRequests();
  useLiveNotices();
  const requests = useRequestsUnderWay();
  const waiting = useFirstReading(requests);
  const rows = requests.data ?? [];
  const now = useClock(rows.flatMap((row) => [row.offer_expires_at, row.first_departure_at]));
  const step = nextStep(rows, now);
  const offers = rows.filter((row) => stepOf(row, now) === 'decide');
  const name: unknown = user?.user_metadata.name;
  const greeting =
    typeof name === 'string' && name.trim() ? t('home.hello', { name: name.trim() }) : t('home.hello_plain');
  return (
    <Stack spacing={4} useFlexGap>
      <PageTitle title={t('menu.dashboard')} />
      <PageHeader
        title={greeting}
        actions={
          <LinkButton to="/portal/requests/new" variant="outlined" startIcon={<Icon name="plus" />}>
            {t('home.start')}
          </LinkButton>
        }
      />
      {waiting ? (
        // As high as what follows, so that the footer keeps its place.
        <Box sx={{ minHeight: '70vh' }}>
          <LoadingNotice text={t('home.loading')} />
        </Box>
      ) : (
        <>
          {requests.isPending && <LoadingNotice text={t('home.loading')} />}
          {requests.isLoadingError && (
            <ErrorState
              title={t('home.failed')}
              body={failureText(requests.error, t).body}
              onRetry={() => void requests.refetch()}
            />
          )}
          {step && <NextCard step={step} />}
          <DidYouSendThis />
          {requests.data && !step && <NothingUnderWay />}
          {/* A single offer is the next step already. */}
          {offers.length > 1 && <OpenOffers requests={offers} />}
          <UpcomingTrips now={now} />
          <OthersUnderWay
            requests={rows.filter((row) => row.id !== step?.request.id && stepOf(row, now) !== 'decide')}
            now={now}
          />
          <Notices />
        </>
      )}
    </Stack>
  );
}

/**
 * Whether the page still waits for its first reading. It is shown in one piece: each part that came later would push down
 * what somebody is reading. A part whose reading failed is waited for no longer, nor anything that is read again.
 */
function useFirstReading(requests: ReturnType<typeof useRequestsUnderWay>): boolean {
  const parts = [requests, useBookings(), useUnclaimed(), useNotices()];
  const read = useRef(false);
  read.current ||= !parts.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  return !read.current;
}

function NothingUnderWay() {
  const t = useText();
  return (
    <Card component="section" aria-labelledby="nothing-under-way">
      <CardContent>
        <Typography variant="h2" id="nothing-under-way" gutterBottom>
          {t('home.nothing.title')}
        </Typography>
        <Typography sx={{ maxWidth: '62ch', mb: 2 }}>{t('home.nothing.body')}</Typography>
        <LinkButton to="/portal/requests/new" size="large" endIcon={<Icon name="arrowRight" />}>
          {t('home.start')}
        </LinkButton>
      </CardContent>
    </Card>
  );
}
