import type { SubjectTo } from '../client/offers.ts';
import type { ServiceType } from '../client/rows.ts';
import type { NeedsInput } from '../domain/needs/index.ts';
import type { DemoAccount, VisitorKey } from './people.ts';
import type { TripKey } from './trips.ts';

type Agent = 'ana' | 'ben';
type ClientKey = Extract<DemoAccount['key'], 'clara' | 'diego' | 'emma' | 'farid'>;

/** What happens, so many hours before (negative) the demo data are made. Each is a call that the person would make. */
export type Step = { at: number } & (
  | { do: 'claim'; by: Agent }
  | { do: 'release'; by: Agent }
  | { do: 'ask'; by: Agent; body: string }
  | { do: 'answer'; body: string }
  | { do: 'write'; by: Agent | 'client'; body: string }
  | { do: 'draft'; by: Agent }
  | { do: 'send'; by: Agent }
  | { do: 'withdraw'; by: Agent; reason: string }
  | { do: 'extend'; by: Agent; reason: string }
  | { do: 'accept'; alternative: 0 | 1 | 2 }
  | { do: 'decline'; reason: string }
  | { do: 'book'; by: Agent; pnr: string; tickets: string[] }
  /** What is asked of the airline, and what it answers, about one code on every flight. */
  | { do: 'ask_airline'; by: Agent; code: string; evidence: string }
  | { do: 'airline_answers'; by: Agent; code: string; advice: string; evidence: string }
  | { do: 'meet_deadlines'; by: Agent; rule: string }
  | { do: 'pay'; by: Agent; share: 'all' | 'half'; method: 'card' | 'bank_transfer' }
  | { do: 'refund'; by: Agent; cents: number; reason: string }
  | { do: 'cancel'; by: Agent | 'client'; reason: string }
  | { do: 'complete'; by: Agent }
);

export interface Story {
  /** Names the story for ever: what was told once is not told again. */
  id: string;
  who: ClientKey | VisitorKey;
  source: 'request_form' | 'client_wizard' | 'sos' | 'quick_create';
  /** Quick create: who heard it on the phone. */
  by?: Agent;
  service: ServiceType;
  message: string;
  /** SOS only. */
  location?: string;
  /** With what the client tells of their needs, and consents to being kept. */
  travellers?: { name: string; relation: string; age?: number; answers?: NeedsInput }[];
  trip?: TripKey;
  /** Days after the start on which the trip goes out and comes back. */
  out?: number;
  back?: number;
  /** The first alternative's fare, in cents; the others differ from it. */
  fare?: number;
  /** What the traveller needs, by the trade's code, for the offer's "how well it fits". */
  needs?: string[];
  subjectTo?: SubjectTo[];
  note?: string;
  /** Hours before the start when it was sent. */
  sent: number;
  steps: Step[];
}
