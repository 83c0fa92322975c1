import type { Database } from './database.types.ts';

type Tables = Database['public']['Tables'];
type Enums = Database['public']['Enums'];
export type Row<Name extends keyof Tables> = Tables[Name]['Row'];

export type AppRole = Enums['app_role'];
export type AccountStatus = Enums['account_status'];
export type ServiceType = Enums['service_type'];
export type RequestStatus = Enums['request_status'];
export type EffectiveRequestStatus = Enums['effective_request_status'];
export type RequestPriority = Enums['request_priority'];
export type RequestSource = Enums['request_source'];
export type TripType = Enums['trip_type'];
export type OfferStatus = Enums['offer_status'];
export type BookingStatus = Enums['booking_status'];
export type FeeTier = Enums['fee_tier'];
export type Cabin = Enums['cabin'];
export type LegDirection = Enums['leg_direction'];
export type EventType = Enums['event_type'];
export type ConsentPurpose = Enums['consent_purpose'];
export type SubscriptionSource = Enums['subscription_source'];
export type LanguageCode = Enums['language_code'];
export type AuthorRole = Enums['author_role'];
export type InvoiceStatus = Enums['invoice_status'];
export type LicenceArea = Enums['licence_area'];
export type AssistanceStatus = Enums['assistance_status'];

export type Profile = Row<'profiles'>;
export type Consent = Row<'consents'>;
export type Traveller = Row<'travellers'>;
export type RequestLeg = Row<'request_legs'>;
export type Message = Row<'messages'>;
export type Invoice = Row<'invoices'>;
export type Payment = Row<'payments'>;
export type ContactMessage = Row<'contact_messages'>;
export type MarketingSubscription = Row<'marketing_subscriptions'>;
export type Airline = Row<'airlines'>;
export type AssistanceItem = Row<'assistance_items'>;
export type OutboxMail = Row<'outbox'>;
export type AuditEntry = Row<'audit_log'>;

/** A flight as offers and bookings keep it: instants, each end with its airport's zone. */
export type OfferLeg = {
  origin: string;
  destination: string;
  departs_at: string;
  arrives_at: string;
  origin_tz: string;
  destination_tz: string;
  block_minutes: number;
  operating_carrier: string;
  marketing_carrier?: string | null;
  flight_number?: string | null;
  cabin?: Cabin;
  direction?: LegDirection;
};

/** How well an alternative meets one of the traveller's needs. */
export type NeedFit = { need: string; fit: 'full' | 'partial' | 'none'; note?: string };

type Overview = Database['public']['Views']['request_overview']['Row'];
type MaybeEmpty =
  | 'owner'
  | 'owner_name'
  | 'contact_phone'
  | 'message'
  | 'location'
  | 'needs'
  | 'consent_processing_at'
  | 'consent_marketing_at'
  | 'anonymized_ip'
  | 'created_by'
  | 'cancel_reason'
  | 'first_departure_at'
  | 'first_departure_tz'
  | 'last_arrival_at'
  | 'offer_id'
  | 'offer_visible_from'
  | 'offer_expires_at'
  | 'holder_id'
  | 'held_since'
  | 'held_until'
  | 'holder_name';

/** A row of `request_overview`. The generator takes every column of a view for nullable; these are the ones that are. */
export type RequestOverview = {
  [Column in keyof Overview]: Column extends MaybeEmpty ? Overview[Column] : NonNullable<Overview[Column]>;
};

export type OfferAlternative = Omit<Row<'offer_alternatives'>, 'legs' | 'needs_fit'> & {
  legs: OfferLeg[];
  needs_fit: NeedFit[];
};
export type Offer = Row<'offers'>;
/** An offer with its alternatives, in order. */
export type OfferWithAlternatives = Offer & { alternatives: OfferAlternative[] };

export type Booking = Omit<Row<'bookings'>, 'legs'> & { legs: OfferLeg[] };

export type InvoiceLine = Omit<Row<'invoice_lines'>, 'details'> & {
  details: {
    route?: {
      origin: string;
      destination: string;
      operating_carrier: string;
      flight_number: string | null;
      departs_at: string;
    }[];
    tier?: FeeTier;
  };
};

export type Notification = Omit<Row<'notifications'>, 'payload'> & {
  payload: { reference?: string; offer_id?: string; expires_at?: string };
};

/** Parameters of a sentence whose key is `deadline.<rule>` or `document.<kind>`. */
type SentenceParams = Readonly<Record<string, string | number>>;
export type Deadline = Omit<Row<'deadlines'>, 'params'> & { params: SentenceParams };
export type RequiredDocument = Omit<Row<'required_documents'>, 'params'> & { params: SentenceParams };
