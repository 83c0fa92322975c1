import { useAuth } from '@kindwing/auth';
import type { RequestOverview } from '@kindwing/backend/client';
import { effectiveOfferStatus } from '@kindwing/backend/domain';
import { lazyPart } from '@kindwing/contract';
import {
  Alert,
  Box,
  Card,
  CardContent,
  LoadingNotice,
  PageHeader,
  PageTitle,
  Section,
  Stack,
  StatusChip,
} from '@kindwing/ui';
import { Suspense } from 'react';
import { useText } from '../messages/text.ts';
import { BookingCard } from '../requests/booking-card.tsx';
import type { RequestParts } from '../requests/data.ts';
import { EventTimeline } from '../requests/event-timeline.tsx';
import { InvoiceCard } from '../requests/invoice-card.tsx';
import { RequestFacts } from '../requests/request-facts.tsx';
import { RequestStatus } from '../requests/status-chip.tsx';
import { Conversation } from './conversation.tsx';
import { holderOf } from './holder.ts';
import { HolderBanner } from './holder-banner.tsx';
import { NextSteps } from './next-steps.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { MovedFlights } from './schedule/moved-flights.tsx';
import { UndoSending } from './undo-sending.tsx';

// With the questionnaires and the rules' sentences behind it, which no other page needs.
const DeskNeeds = lazyPart(() => import('../needs/desk-needs.tsx'));

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

/** The staff's page of a request: what was asked, who holds it, what to do next; then offer, booking, words, history. */
export default function StaffRequest({ request, parts }: { request: RequestOverview; parts: RequestParts }) {
  const t = useText();
  const { user } = useAuth();
  const mine = holderOf(request, user?.id).kind === 'you';
  const invoices = parts.invoices.data ?? [];
  const offers = parts.offers.data;
  const sending = offers?.find((offer) => effectiveOfferStatus(offer, Date.now()) === 'sending');
  const failed = Object.values(parts).some(({ isError, data }) => isError && !data);
  const title = `${request.reference}\u00a0· ${request.contact_name}`;
  return (
    <Stack spacing={4}>
      <PageTitle title={title} />
      <PageHeader
        eyebrow={t(`service.${request.service_type}`)}
        title={title}
        actions={
          <>
            {request.priority === 'urgent' && <StatusChip tone="error" icon="sos" label={t('priority.urgent')} />}
            <RequestStatus status={request.effective_status} />
          </>
        }
      />
      <HolderBanner request={request} />
      {failed && (
        <Alert severity="warning" title={t('page.part_failed')}>
          {t('page.part_failed_body')}
        </Alert>
      )}
      {/* Up here, not at the offer: twenty seconds are too short to look for it. */}
      {sending && <UndoSending offer={sending} />}
      {mine && (
        <NextSteps request={request} offers={offers} openInvoice={invoices.find(({ status }) => status !== 'paid')} />
      )}
      <Box sx={columns}>
        <Section title={t('staff.facts')} width="none">
          <Card>
            <CardContent>
              <RequestFacts request={request} legs={parts.legs.data ?? []} travellers={parts.travellers.data ?? []} />
            </CardContent>
          </Card>
        </Section>
        <Section title={t('timeline.title')} width="none">
          <EventTimeline events={parts.events.data ?? []} reader="staff" />
        </Section>
      </Box>
      <Section id="needs" title={t('needs.desk.title')} width="none">
        <Suspense fallback={<LoadingNotice text={t('needs.loading')} />}>
          <DeskNeeds request={request} parts={parts} mine={mine} />
        </Suspense>
      </Section>
      {offers && <OfferPanel offers={offers} mine={mine} />}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
        {(parts.bookings.data ?? []).map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            steps={mine && <MovedFlights requestId={request.id} booking={booking} />}
          />
        ))}
        {invoices.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} />
        ))}
      </Box>
      <Box sx={{ maxWidth: '76ch' }}>
        <Conversation request={request} messages={parts.messages.data} mine={mine} />
      </Box>
    </Stack>
  );
}
