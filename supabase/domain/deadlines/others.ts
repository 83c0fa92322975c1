import { itemRuleFor } from '../airlines/items.ts';
import { needsExitPermit } from '../documents/minor.ts';
import { minorOnLeg } from '../fit/minor.ts';
import { sizeVerdict } from '../fit/other.ts';
import { official, reported } from '../rules/source.ts';
import { addDays } from '../time/calendar.ts';
import { startOfDay } from '../time/local.ts';
import { atBooking, atDeparture, type Rule } from './context.ts';
import { type Draft, days, endOfOffset, hours, years } from './model.ts';

const agency = reported('Agency practice');
const places = reported('Carriers that sell the service: places per flight are limited');
const adult = official('Iberia and Air France pages');
const montreal = official({ title: 'Montreal Art.31(2)' });
const action = official({ title: 'Montreal Art.35' });
const esPermit = official('interior.gob.es, Instr. 10/2019; police form often quoted as valid 30 days');

/** Places for children alone are few: at booking where the service is mandatory, as early as possible where it is optional. */
export const minorService: Rule = (context) => {
  const standings = context.flights.flatMap((flight) => minorOnLeg(context.traveller, flight, context.flights) ?? []);
  const served = standings.filter(({ standing }) => standing === 'mandatory' || standing === 'optional');
  const request = served.flatMap((leg, index): Draft[] => {
    const flight = context.flights[leg.leg];
    const before = served.slice(0, index).some((other) => other.standing === leg.standing);
    if (!flight || before) return [];
    const source = flight.rules.minor?.source ?? places;
    return leg.standing === 'mandatory'
      ? [{ ...atBooking(context), leg: leg.leg, due_at: null, rule: 'UM_REQUEST', force: 'quota', for: 'desk', source }]
      : [
          {
            ...atDeparture(context, flight),
            rule: 'UM_REQUEST_EARLY',
            due_at: null,
            force: 'planning',
            for: 'desk',
            source,
          },
        ];
  });
  const stay = served.flatMap((leg): Draft[] => {
    const flight = context.flights[leg.leg];
    return flight
      ? [{ ...atDeparture(context, flight), rule: 'UM_HANDOVER', due_at: null, force: 'operational', source: adult }]
      : [];
  });
  return [...request, ...stay];
};

/** Permission to leave the country without parents, for countries that ask it. */
export const exitPermit: Rule = (context) =>
  needsExitPermit(context).flatMap((permit): Draft[] => {
    const at = atDeparture(context, permit.flight);
    const ready: Draft = { ...at, rule: 'EXIT_PERMIT_READY', offset: hours(-72), force: 'planning', source: agency };
    if (permit.country !== 'ES') return [ready];
    const opens = startOfDay(addDays(permit.flight.departureDate, -30), permit.flight.origin_tz);
    return [
      ready,
      {
        ...at,
        rule: 'MINOR_ES_PERMIT',
        due_at: permit.flight.departure,
        opens_at: opens,
        opens_offset: days(-30),
        force: 'required',
        source: esPermit,
      },
    ];
  });

export const extraSeat: Rule = (context) => {
  if (!context.traveller.needs.size?.extra_seat) return [];
  const [firstLeg] = context.flights;
  const rules = context.flights.map((flight) => flight.rules.size);
  const sameClass = rules.find((rule) => rule?.sameFareClass);
  const buy: Draft = {
    ...atBooking(context),
    due_at: null,
    rule: sameClass ? 'EXST_BUY_SAME_CLASS' : 'EXST_BUY',
    force: 'required',
    for: 'desk',
    source: sameClass?.source ?? rules.find((rule) => rule)?.source ?? agency,
  };
  const adjacency = context.flights.map(
    (flight): Draft => ({
      ...atDeparture(context, flight),
      rule: 'EXST_ADJACENCY',
      offset: hours(-72),
      force: 'planning',
      for: 'desk',
      source: agency,
    }),
  );
  const refunds = context.flights.flatMap((flight, index): Draft[] => {
    const rule = rules[index];
    if (!rule?.refundClaimDays) return [];
    const last = endOfOffset(flight.departureDate, days(rule.refundClaimDays), flight.origin_tz);
    return [
      {
        traveller: context.traveller.id,
        leg: flight.index,
        rule: 'WN_EXST_REFUND',
        anchor: 'travel_date',
        anchor_at: flight.departure,
        offset: days(rule.refundClaimDays),
        due_at: last,
        force: 'required',
        source: rule.source,
      },
    ];
  });
  const forms = context.flights.flatMap((flight, index): Draft[] => {
    const rule = rules[index];
    const free = sizeVerdict(flight).reason.key === 'fit.size.one_fare';
    return rule?.oneFareDomestic && free
      ? [
          {
            ...atDeparture(context, flight),
            rule: 'AC_1P1F',
            offset: hours(-rule.oneFareDomestic.formHours),
            force: 'required',
            source: rule.source,
          },
        ]
      : [];
  });
  return firstLeg ? [buy, ...adjacency, ...refunds, ...forms] : [];
};

/** Special baggage: the seat or the place in the hold is asked for at booking and looked at again three days before. */
export const item: Rule = (context) => {
  const { item: thing } = context.traveller.needs;
  if (!thing) return [];
  return context.flights.map((flight): Draft => {
    const at = atDeparture(context, flight);
    if (thing.place === 'seat')
      return {
        ...at,
        rule: 'CBBG_SEAT',
        offset: hours(-72),
        force: 'planning',
        for: 'desk',
        source: reported('Carrier practice'),
      };
    const rule = itemRuleFor(flight.rules.items, thing.kind);
    return rule?.hoursBefore
      ? {
          ...at,
          rule: 'ITEM_CARRIER',
          offset: hours(-rule.hoursBefore),
          force: 'required',
          for: 'desk',
          source: rule.source,
        }
      : {
          ...at,
          rule: 'ITEM_REQUEST',
          offset: hours(-48),
          force: 'planning',
          for: 'desk',
          source: reported('Carrier practice'),
        };
  });
};

/** Baggage that came late or damaged: two clocks start on delivery, one on arrival. */
export const baggage: Rule = (context) => {
  const { baggage: event } = context.trip;
  if (!event) return [];
  const { last, traveller } = context;
  const zone = last.destination_tz;
  const arrived = { traveller: traveller.id, leg: last.index, anchor: 'arrival', anchor_at: last.arrival } as const;
  const pir: Draft = { ...arrived, rule: 'BAG_PIR', due_at: null, force: 'operational', source: reported('Carriers') };
  const court: Draft = {
    ...arrived,
    rule: 'BAG_COURT',
    offset: years(2),
    due_at: endOfOffset(last.arrivalDate, years(2), zone),
    force: 'required',
    source: action,
  };
  if (event.delivered_on === null) return [pir, court];
  const delivered = {
    traveller: traveller.id,
    leg: last.index,
    anchor: 'bag_delivered',
    anchor_at: startOfDay(event.delivered_on, zone),
    force: 'required',
    source: montreal,
  } as const;
  return [
    pir,
    { ...delivered, rule: 'BAG_DELAY', offset: days(21), due_at: endOfOffset(event.delivered_on, days(21), zone) },
    { ...delivered, rule: 'BAG_DAMAGE', offset: days(7), due_at: endOfOffset(event.delivered_on, days(7), zone) },
    court,
  ];
};
