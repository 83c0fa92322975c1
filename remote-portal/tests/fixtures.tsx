import { FakeSession } from '@kindwing/auth/testing';
import type { OfferAlternative, OfferWithAlternatives, RequestEvent, RequestOverview } from '@kindwing/backend/client';
import { FakeHost } from '@kindwing/contract/testing';
import { renderUi } from '@kindwing/ui/testing';
import type { ReactNode } from 'react';
import { en } from '../src/messages/en.ts';
import { es } from '../src/messages/es.ts';
import type { RequestParts } from '../src/requests/data.ts';

export const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
export const HOUR = 3_600_000;

const reader = '00000000-0000-4000-8000-000000000001';

/** That whoever is signed in holds a request, and for a while to come. */
export const heldByReader = () => ({
  holder_id: reader,
  holder_name: 'Ana',
  held_since: inMs(-HOUR),
  held_until: inMs(HOUR),
});

export const aRequest = (facts: Partial<RequestOverview> = {}): RequestOverview => ({
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'KW-TEST01',
  owner: reader,
  owner_name: 'Clara Vidal',
  service_type: 'unaccompanied-minors',
  status: 'new',
  effective_status: facts.status ?? 'new',
  priority: 'normal',
  trip_type: 'return',
  source: 'client_wizard',
  ai_intake_text: '',
  contact_name: 'Clara Vidal',
  contact_email: 'clara@kindwing.example',
  contact_phone: null,
  preferred_language: 'en',
  message: 'Leo flies alone.',
  location: null,
  needs: null,
  consent_processing_at: inMs(-48 * HOUR),
  consent_marketing_at: null,
  anonymized_ip: null,
  created_by: null,
  cancel_reason: null,
  created_at: inMs(-48 * HOUR),
  updated_at: inMs(-HOUR),
  last_event_at: inMs(-HOUR),
  row_version: 1,
  first_departure_at: null,
  first_departure_tz: null,
  last_arrival_at: null,
  offer_id: null,
  offer_visible_from: null,
  offer_expires_at: null,
  holder_id: null,
  held_since: null,
  held_until: null,
  holder_name: null,
  ...facts,
});

const anAlternative = (position: number): OfferAlternative =>
  ({
    id: `22222222-2222-4222-8222-22222222222${position}`,
    offer_id: '33333333-3333-4333-8333-333333333333',
    position,
    label: `Choice ${position}`,
    legs: [
      {
        origin: 'MAD',
        destination: 'PMI',
        departs_at: '2027-07-01T08:40:00Z',
        arrives_at: '2027-07-01T10:00:00Z',
        origin_tz: 'Europe/Madrid',
        destination_tz: 'Europe/Madrid',
        block_minutes: 80,
        operating_carrier: 'IB',
        flight_number: 'IB310',
      },
    ],
    fare_cents: 9_800 + position * 1_000,
    service_fee_cents: 2_500,
    fee_tier: 'short',
    total_cents: 12_300 + position * 1_000,
    needs_fit: [],
    conditions: 'Changes cost 30 euros.',
    upstream_guarantee_until: null,
    difference_acknowledged: false,
    direction_minutes: null,
    ...({} as object),
  }) as unknown as OfferAlternative;

export const anOffer = (facts: Partial<OfferWithAlternatives> = {}): OfferWithAlternatives =>
  ({
    id: '33333333-3333-4333-8333-333333333333',
    request_id: '11111111-1111-4111-8111-111111111111',
    version: 1,
    status: 'sent',
    currency: 'EUR',
    note: '',
    subject_to: ['minor_quota'],
    accepted_alternative_id: null,
    visible_from: inMs(-HOUR),
    expires_at: inMs(71 * HOUR),
    decided_at: null,
    decline_reason: null,
    withdraw_reason: null,
    alternatives: [1, 2, 3].map(anAlternative),
    ...facts,
  }) as OfferWithAlternatives;

export const aQuestion: RequestEvent = {
  id: 'event',
  seq: 1,
  request_id: '11111111-1111-4111-8111-111111111111',
  type: 'question_asked',
  payload: { message_id: 'question' },
  visibility: 'client',
  actor_id: null,
  actor_role: 'agent',
  created_at: inMs(-HOUR),
  visible_from: inMs(-HOUR),
};

/** The parts of a request's page, each loaded. */
export function loadedParts(parts: Partial<Record<keyof RequestParts, unknown>> = {}): RequestParts {
  const names = ['request', 'legs', 'travellers', 'events', 'messages', 'offers', 'bookings', 'invoices'] as const;
  const loaded = names.map((name) => [name, { data: parts[name] ?? [], isError: false, error: null }]);
  return Object.fromEntries(loaded) as unknown as RequestParts;
}

/** Renders a page of the portal for somebody signed in, a client unless said otherwise; calls to the backend are the test's to answer. */
export const renderPortal = (
  page: ReactNode,
  { as = 'client', ...options }: { as?: 'client' | 'agent' | 'admin'; route?: string; language?: 'en' | 'es' } = {},
) =>
  renderUi(
    <FakeHost>
      <FakeSession as={as} client={{ functions: { invoke: async () => ({ data: {}, error: null }) } } as never}>
        {page}
      </FakeSession>
    </FakeHost>,
    { ...options, messages: { portal: options.language === 'es' ? es : en }, toasts: true },
  );
