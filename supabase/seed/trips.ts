import type { OfferLeg } from '../client/rows.ts';
import { readLocalTime } from '../domain/time/local.ts';

const zones: Readonly<Record<string, string>> = {
  AGP: 'Europe/Madrid',
  BCN: 'Europe/Madrid',
  BIO: 'Europe/Madrid',
  BOG: 'America/Bogota',
  BRU: 'Europe/Brussels',
  BWI: 'America/New_York',
  CDG: 'Europe/Paris',
  CGN: 'Europe/Berlin',
  DEN: 'America/Denver',
  DOH: 'Asia/Qatar',
  DUB: 'Europe/Dublin',
  EZE: 'America/Argentina/Buenos_Aires',
  GVA: 'Europe/Zurich',
  HAM: 'Europe/Berlin',
  JFK: 'America/New_York',
  KRK: 'Europe/Warsaw',
  LIS: 'Europe/Lisbon',
  MAD: 'Europe/Madrid',
  MUC: 'Europe/Berlin',
  ORD: 'America/Chicago',
  PHL: 'America/New_York',
  PMI: 'Europe/Madrid',
  SCL: 'America/Santiago',
  SYD: 'Australia/Sydney',
  VIE: 'Europe/Vienna',
  WAW: 'Europe/Warsaw',
  ZAG: 'Europe/Zagreb',
};

/** `from to operating-carrier block-minutes`, one line for each flight, in order. */
export interface Trip {
  out: readonly string[];
  back?: readonly string[];
}

export const trips = {
  'UM-01': { out: ['MAD PMI IB 80'] },
  'UM-02': { out: ['PHL MAD AA 445'], back: ['MAD PHL AA 500'] },
  'UM-03': { out: ['BCN MUC LH 125', 'MUC HAM LH 80'] },
  'UM-04': { out: ['BOG MAD IB 600'] },
  'PET-01': { out: ['VIE BCN VY 145'] },
  'PET-03': { out: ['MAD JFK IB 505'], back: ['JFK MAD IB 430'] },
  'ELD-01': { out: ['AGP BRU SN 165'] },
  'ELD-03': { out: ['MAD DOH QR 400', 'DOH SYD QR 840', 'SYD SCL LA 760', 'SCL MAD IB 760'] },
  'ELD-04': { out: ['BIO MUC LH 145', 'MUC ZAG LH 70'] },
  'SIZE-01': { out: ['DEN BWI WN 215'] },
  'SIZE-03': { out: ['AGP CDG AF 155', 'CDG JFK DL 510'] },
  'BAG-01': { out: ['MAD JFK IB 505'], back: ['JFK MAD AA 435'] },
  'BAG-03': { out: ['PMI CGN EW 145'] },
  'MED-01': { out: ['EZE MAD IB 715'] },
  'MED-02': { out: ['KRK WAW LO 55', 'WAW ORD LO 630'], back: ['ORD WAW LO 555', 'WAW KRK LO 55'] },
  'CLM-01': { out: ['LIS MAD IB 80', 'MAD GVA IB 120'] },
} as const satisfies Record<string, Trip>;
export type TripKey = keyof typeof trips;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Enough for a wheelchair or a child in care to change planes. */
const LAYOVER = 105 * MINUTE;

const zoneOf = (airport: string): string => {
  const zone = zones[airport];
  if (zone === undefined) throw new Error(`The demo data know no time zone for ${airport}; add it to seed/trips.ts.`);
  return zone;
};

/** A local time on the day that lies so many days after `start`, as an instant. */
function departure(start: Date, days: number, time: string, zone: string): number {
  const day = new Date(start.getTime() + days * DAY).toISOString().slice(0, 10);
  const read = readLocalTime(`${day}T${time}`, zone);
  return Date.parse(read.kind === 'instant' ? read.at : read.choices[0].at);
}

function flights(
  lines: readonly string[],
  first: number,
  direction: 'outbound' | 'return',
  number: number,
): OfferLeg[] {
  let leaves = first;
  return lines.map((line, index) => {
    const [origin = '', destination = '', carrier = '', minutes = '0'] = line.split(' ');
    const arrives = leaves + Number(minutes) * MINUTE;
    const leg: OfferLeg = {
      origin,
      destination,
      departs_at: new Date(leaves).toISOString(),
      arrives_at: new Date(arrives).toISOString(),
      origin_tz: zoneOf(origin),
      destination_tz: zoneOf(destination),
      block_minutes: Number(minutes),
      operating_carrier: carrier,
      marketing_carrier: carrier,
      flight_number: `${carrier}${number + index}`,
      cabin: 'economy',
      direction,
    };
    leaves = arrives + LAYOVER;
    return leg;
  });
}

export interface TripDates {
  /** Days after the start of the seeding; negative for trips that are over. */
  out: number;
  back?: number;
  time: string;
}

/** A trip's flights on given days, departures at a local time. */
export function legsOn(trip: Trip, start: Date, dates: TripDates, number: number): OfferLeg[] {
  const at = (line: string | undefined, days: number) =>
    departure(start, days, dates.time, zoneOf(line?.split(' ')[0] ?? ''));
  return [
    ...flights(trip.out, at(trip.out[0], dates.out), 'outbound', number),
    ...(trip.back ? flights(trip.back, at(trip.back[0], dates.back ?? dates.out + 7), 'return', number + 50) : []),
  ];
}
