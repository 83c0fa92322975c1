import type { NeedsInput } from '../domain/needs/index.ts';
import { type Client, callFunction } from './call.ts';
import type { LanguageCode, RequestPriority, ServiceType, SubscriptionSource, TripType } from './rows.ts';

/** Known of a leg while it is a wish: the places, and perhaps a day or a flight. */
export type WishedLeg = {
  origin: string;
  destination: string;
  direction?: 'outbound' | 'return';
  desired_date?: string;
  departs_at?: string;
  arrives_at?: string;
  origin_tz?: string;
  destination_tz?: string;
  block_minutes?: number;
  operating_carrier?: string;
  marketing_carrier?: string;
  flight_number?: string;
};
export type NewTraveller = { name: string; birth_date?: string; relation?: string };
/** Needs are health data: only with `consent_health`, which is kept as a consent of its own. */
type TravellerWithNeeds = NewTraveller & { needs?: NeedsInput };

type Sender = {
  /** Drawn once when the form opens: sending twice makes one request. */
  idempotency_key: string;
  name: string;
  email: string;
  language?: LanguageCode;
  consent_processing: boolean;
  consent_marketing?: boolean;
  wording_version?: string;
  /** The honeypot; people leave it empty. */
  website?: string;
};

export type RequestSubmission = Sender &
  (
    | {
        source: 'request_form' | 'client_wizard';
        service_type: ServiceType;
        message: string;
        phone?: string;
        location?: string;
        needs?: string;
        trip_type?: TripType;
        legs?: WishedLeg[];
        travellers?: TravellerWithNeeds[];
        consent_health?: boolean;
      }
    | { source: 'sos'; phone: string; location: string; needs: string }
  );

export type ContactSubmission = Sender & { subject: string; message: string };

export type QuickRequest = {
  idempotency_key: string;
  name: string;
  email: string;
  phone?: string;
  service_type: ServiceType;
  message: string;
  priority?: RequestPriority;
  trip_type?: TripType;
  language?: LanguageCode;
  consent_processing?: boolean;
  legs?: WishedLeg[];
  travellers?: NewTraveller[];
};

/** `request_id` only for a signed-in sender. */
export type Submitted = { reference: string; request_id: string | null; duplicate: boolean };

/** @throws BackendError `validation` with `field` and `reason`; `rate_limited` when a network sends too many. */
export const submitRequest = (client: Client, submission: RequestSubmission): Promise<Submitted> =>
  callFunction(client, 'submit_request', { p_payload: submission });

export const submitContact = (client: Client, submission: ContactSubmission): Promise<{ received: true }> =>
  callFunction(client, 'submit_contact', { p_payload: submission });

/** The answer never says whether the address was on the list already. */
export const subscribe = (client: Client, email: string, source: SubscriptionSource): Promise<{ received: true }> =>
  callFunction(client, 'subscribe', { p_email: email, p_source: source });

/** Desk: a request heard on the phone. */
export const quickCreateRequest = (
  client: Client,
  request: QuickRequest,
): Promise<{ reference: string; request_id: string; duplicate: boolean }> =>
  callFunction(client, 'quick_create_request', { p_payload: request });
