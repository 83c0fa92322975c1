import type { RequestOverview } from '@kindwing/backend/client';
import { lazyPart } from '@kindwing/contract';
import {
  Alert,
  Box,
  Card,
  CardContent,
  LinkButton,
  LoadingNotice,
  PageHeader,
  PageTitle,
  Section,
  Stack,
  Typography,
} from '@kindwing/ui';
import { Suspense } from 'react';
import { useText } from '../messages/text.ts';
import { BookingCard } from '../requests/booking-card.tsx';
import type { RequestParts } from '../requests/data.ts';
import { EventTimeline } from '../requests/event-timeline.tsx';
import { InvoiceCard } from '../requests/invoice-card.tsx';
import { OfferComparison } from '../requests/offer-comparison.tsx';
import { RequestFacts } from '../requests/request-facts.tsx';
import { RequestStatus } from '../requests/status-chip.tsx';
import { useClock } from './next/clock.ts';
import { NextCard } from './next/next-card.tsx';
import { statusNow, stepOf } from './next/next-step.ts';
import { statusForClient } from './next/offer-status.ts';
import { CancelRequest } from './request/cancel-request.tsx';
import { Conversation } from './request/conversation.tsx';
import { DecideOffer } from './request/decide-offer.tsx';
import { EndedOffer } from './request/ended-offer.tsx';
import { OpenQuestion } from './request/open-question.tsx';
import { RequestTrip } from './request/request-trip.tsx';
import { useHashTarget } from './use-hash-target.ts';

// With the questionnaires and the rules' sentences behind it, which no other page needs.
const ClientNeeds = lazyPart(() => import('../needs/client-needs.tsx'));

/** A request's page for its client: what happens next, what has to be decided, then what was booked, said and done. */
export default function ClientRequest({ request, parts }: { request: RequestOverview; parts: RequestParts }) {
  const t = useText();
  const offers = parts.offers.data ?? [];
  useHashTarget();
  const latest = offers.find(({ status }) => status !== 'replaced');
  const now = useClock([latest?.expires_at, request.offer_expires_at, request.first_departure_at]);
  const kind = stepOf(request, now);
  const status = statusNow(request, now);
  const open = kind === 'decide' && latest && statusForClient(latest, now) === 'sent';
  const title = t('page.request', { reference: request.reference });
  const bookings = parts.bookings.data ?? [];
  const invoices = parts.invoices.data ?? [];
  const failed = [parts.offers, parts.bookings, parts.invoices, parts.events].find(
    ({ isError, data }) => isError && !data,
  );

  return (
    <Stack spacing={4}>
      <PageTitle title={title} />
      <PageHeader
        eyebrow={t(`service.${request.service_type}`)}
        title={title}
        actions={<RequestStatus status={status} />}
      />
      <NextCard
        step={{ kind, request }}
        here
        action={
          bookings[0] &&
          (kind === 'departure' || kind === 'travelling') && (
            <LinkButton to={`/portal/trips#trip-${bookings[0].id}`}>{t('page.what_when')}</LinkButton>
          )
        }
      />
      {failed && (
        <Alert severity="warning" title={t('page.part_failed')}>
          {t('page.part_failed_body')}
        </Alert>
      )}
      {open && <DecideOffer offer={latest} />}
      {kind === 'answer' && <OpenQuestion request={request} parts={parts} />}
      {latest && !open && status !== 'cancelled' && <EndedOffer request={request} offer={latest} now={now} />}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          {bookings[0] && (
            <Section width="none" title={t('page.trip')}>
              <BookingCard booking={bookings[0]} />
            </Section>
          )}
          {latest?.status === 'accepted' && !bookings.length && (
            <Section width="none" title={t('page.accepted')}>
              <OfferComparison
                offer={latest}
                alternatives={latest.alternatives.filter(({ id }) => id === latest.accepted_alternative_id)}
              />
            </Section>
          )}
          {invoices.length > 0 && (
            <Section width="none" title={t('page.invoices')}>
              <Stack spacing={2}>
                {invoices.map((invoice) => (
                  <InvoiceCard
                    key={invoice.id}
                    invoice={invoice}
                    action={
                      invoice.status !== 'paid' && <Typography variant="body2">{t('page.invoice_hint')}</Typography>
                    }
                  />
                ))}
              </Stack>
            </Section>
          )}
          <Section id="needs" width="none" title={t('needs.told.title')}>
            <Suspense fallback={<LoadingNotice text={t('needs.loading')} />}>
              <ClientNeeds request={request} parts={parts} />
            </Suspense>
          </Section>
          <Conversation request={request} messages={parts.messages} answering={kind === 'answer'} />
          <CancelRequest request={{ ...request, effective_status: status }} />
        </Stack>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <Section width="none" title={t('page.facts')}>
            <Card>
              <CardContent>
                {/* The wished trip stands below with the airports' names: codes are the desk's language. */}
                <RequestFacts stacked request={request} legs={[]} travellers={parts.travellers.data ?? []} />
                {parts.legs.data && parts.legs.data.length > 0 && (
                  <Box sx={{ mt: 3 }}>
                    <Typography component="h3" variant="subtitle2" gutterBottom>
                      {t('page.wished')}
                    </Typography>
                    <RequestTrip legs={parts.legs.data} />
                  </Box>
                )}
              </CardContent>
            </Card>
          </Section>
          <Section width="none" title={t('page.history')}>
            <EventTimeline events={parts.events.data ?? []} reader="client" />
          </Section>
        </Stack>
      </Box>
    </Stack>
  );
}
