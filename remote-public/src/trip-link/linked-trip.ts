import type { NeedKind } from '@kindwing/backend/domain/needs';

/**
 * A trip as a link carries it: kinds of need, route, dates, airlines. Never a person: no name, birth date, address or
 * free text. It stands in the address's fragment, which browsers do not send to any server.
 */
export interface LinkedTrip {
  readonly kinds: readonly NeedKind[];
  /** What was answered, by the questionnaire's path: `mobility.walks` is `short`, `mobility.stairs` is `no`. */
  readonly answers: Readonly<Record<string, string>>;
  /** Completed years on the day of the first flight. */
  readonly age: number | null;
  /** Airports of the way out, in order: two, and one more for each connection. */
  readonly stops: readonly string[];
  /** Operating airline of each flight of the way out; empty where it is not known. */
  readonly carriers: readonly string[];
  /** Local date, `2027-03-29`, or local date and time, `2027-03-29T06:30`, of the first departure. */
  readonly departs: string | null;
  /** The same of the way back, over the same airports; null without one. */
  readonly returns: string | null;
}

export const emptyTrip: LinkedTrip = {
  kinds: [],
  answers: {},
  age: null,
  stops: [],
  carriers: [],
  departs: null,
  returns: null,
};

/** Two airports and at most three connections between them. */
export const MOST_STOPS = 5;

export const needKinds: readonly NeedKind[] = ['mobility', 'minor', 'medical', 'pet', 'size', 'item'];

/**
 * The answers that a link may carry: those that move a deadline, a paper or an airline's rule, and none that could
 * point to somebody. In the order in which they are asked.
 */
export const linkedQuestions: Readonly<Record<NeedKind, readonly string[]>> = {
  minor: ['travels_alone', 'companion_age'],
  pet: ['role', 'species', 'place', 'weight_kg', 'carrier_kg', 'eu_resident', 'snub_nosed'],
  mobility: [
    'walks',
    'stairs',
    'upper_body',
    'sight',
    'hearing',
    'memory',
    'companion',
    'device.kind',
    'device.battery',
    'device.battery_wh',
  ],
  size: ['extra_seat', 'belt_extender'],
  item: ['kind', 'place', 'kg'],
  medical: ['oxygen', 'stretcher', 'wheelchair', 'escort', 'cpap', 'cast', 'pregnancy_weeks', 'reasons'],
};
