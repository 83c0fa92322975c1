import { isCause } from '@kindwing/backend/domain/rights';
import type { Happening } from './happenings.ts';

export const currencies = ['EUR', 'GBP', 'USD'] as const;

/** The facts that a link may carry besides route, airline and date: whole numbers, yes or no, or a word of a list. */
export const factKinds = {
  /** Minutes late at the final destination. */
  late: 'minutes',
  /** Minutes late at departure. */
  waited: 'minutes',
  /** A night was spent on the way. */
  night: 'yes_no',
  /** Days before the departure on which the passenger was told; 0 is the same day. */
  told: 'days',
  /** Whether another flight was offered, and by how much it left earlier and arrived later. */
  offered: 'yes_no',
  early: 'minutes',
  arrived: 'minutes',
  /** Minutes by which the flight was brought forward. */
  forward: 'minutes',
  cause: 'cause',
  /** Somebody with reduced mobility, their companion, or a child alone. */
  helped: 'yes_no',
  volunteered: 'yes_no',
  /** Boarding refused for health, safety, security or missing papers. */
  grounds: 'yes_no',
  /** Took nothing instead and wants the money back. */
  declined: 'yes_no',
  /** One-way fare of the flight, whole units of the currency. */
  fare: 'money',
  currency: 'currency',
  /** Baggage: what happened, when it came, how many hours late, and what was paid for it in cents of the dollar. */
  bag: 'bag',
  delivered: 'date',
  bag_hours: 'hours',
  bag_fee: 'money',
} as const;
export type FactName = keyof typeof factKinds;
export const bagFates = ['late', 'damaged', 'lost'] as const;

/** Which facts each happening asks for; the others are left out of link and estimate. */
export const factsOf: Readonly<Record<Happening, readonly FactName[]>> = {
  delay: ['late', 'waited', 'night', 'cause', 'helped'],
  cancellation: ['told', 'offered', 'early', 'arrived', 'declined', 'night', 'cause', 'helped'],
  denied_boarding: ['volunteered', 'grounds', 'offered', 'early', 'arrived', 'night', 'fare', 'currency', 'helped'],
  brought_forward: ['forward', 'told', 'offered', 'early', 'arrived', 'declined', 'cause', 'helped'],
  downgrade: ['fare', 'currency'],
  baggage: ['bag', 'delivered', 'bag_hours', 'bag_fee'],
};

/** What happened to a flight, without a name, a booking number or a word of free text. */
export interface Claim {
  readonly what: Happening;
  readonly stops: readonly string[];
  /** Operating airline; empty where it is not known. */
  readonly carrier: string;
  readonly date: string | null;
  readonly facts: Readonly<Partial<Record<FactName, string>>>;
}

const whole = (text: string, most: number) => /^\d{1,6}$/.test(text) && Number(text) <= most;

const fits: Readonly<Record<(typeof factKinds)[FactName], (text: string) => boolean>> = {
  minutes: (text) => whole(text, 14 * 24 * 60),
  hours: (text) => whole(text, 90 * 24),
  days: (text) => whole(text, 365),
  money: (text) => whole(text, 100_000),
  yes_no: (text) => text === 'yes' || text === 'no',
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
  cause: isCause,
  currency: (text) => currencies.some((currency) => currency === text),
  bag: (text) => bagFates.some((fate) => fate === text),
};

/** Whether a text is a possible answer to a question about the flight. */
export const isFact = (name: FactName, text: string): boolean => fits[factKinds[name]](text);
