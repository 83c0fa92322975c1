import { isEuAir } from '../places/territories.ts';
import { background, official, reported } from '../rules/source.ts';
import { atDeparture, type Context, type Rule, touchesUs, underEuPrm, underUs382 } from './context.ts';
import { type Draft, hours } from './model.ts';

const notice = reported({ title: 'Reg.1107/2006 Art.7' });
const forward = official({ title: 'Reg.1107/2006 Art.6' });
const showUp = background({ title: 'Reg.1107/2006 Art.7(4)' });
const annex = background({ title: 'Reg.1107/2006 Annex II' });
const carrierPolicy = background('Carrier policy, where Reg.1107/2006 does not apply');
const aena = reported('Aena, assistance service (aspaym.org, uppers.es)');
const us382 = official({ title: '14 CFR 382.27(c)' });
const usChair = official({ title: '14 CFR 382.127(b)' });
const dangerousGoods = reported('Carrier dangerous-goods approval; IATA battery guidance');

/** Anyone who needs assistance because of reduced mobility, of the senses, of memory, or for medical reasons. */
export const needsPrm = ({ traveller }: Context): boolean => {
  const { mobility, medical } = traveller.needs;
  const moves =
    mobility &&
    (mobility.walks !== 'distance' ||
      !mobility.stairs ||
      mobility.hearing ||
      mobility.sight ||
      mobility.memory ||
      mobility.meet_and_assist === true ||
      mobility.device);
  return Boolean(
    moves ||
      (medical && (medical.stretcher || medical.wheelchair || medical.oxygen !== 'none' || medical.cast !== 'none')),
  );
};

/** One notice covers the later legs of the same carrier (Art. 7); each carrier needs its own. */
export const prmNotice: Rule = (context) => {
  if (!needsPrm(context)) return [];
  const told = new Map<string, number>();
  return context.flights.map((flight): Draft => {
    const covered = told.get(flight.operating_carrier) ?? null;
    if (covered === null) told.set(flight.operating_carrier, flight.index);
    const eu = underEuPrm(flight);
    const base = { ...atDeparture(context, flight), offset: hours(-48), covered_by: covered };
    return eu
      ? { ...base, rule: 'EU_PRM_NOTICE', force: 'guarantee', source: notice }
      : { ...base, rule: 'CARRIER_PRM_NOTICE', force: 'planning', source: carrierPolicy };
  });
};

/** Our own duty as the carrier's agent: what came 48 h before reaches airports and carrier by 36 h before. */
export const prmForward: Rule = (context) =>
  needsPrm(context)
    ? context.flights.filter(underEuPrm).map((flight) => ({
        ...atDeparture(context, flight),
        rule: 'EU_PRM_FORWARD',
        offset: hours(-36),
        force: 'required',
        for: 'desk',
        source: forward,
      }))
    : [];

export const prmShowUp: Rule = (context) =>
  needsPrm(context)
    ? context.flights
        .filter(underEuPrm)
        .filter((flight) => context.flights.find((leg) => leg.direction === flight.direction)?.index === flight.index)
        .map((flight) => ({
          ...atDeparture(context, flight),
          rule: 'EU_PRM_SHOWUP',
          offset: hours(-2),
          force: 'required',
          source: showUp,
        }))
    : [];

export const aenaAdvice: Rule = (context) =>
  needsPrm(context)
    ? context.flights
        .filter((flight) => flight.from.country === 'ES')
        .map((flight) => ({
          ...atDeparture(context, flight),
          rule: 'AENA',
          offset: hours(-48),
          force: 'planning',
          source: aena,
        }))
    : [];

/** Mobility devices: notice for the hold, dangerous-goods approval, and US check-in for a battery chair. */
export const device: Rule = (context) => {
  const chair = context.traveller.needs.mobility?.device;
  if (!chair) return [];
  return context.flights.flatMap((flight): Draft[] => {
    const at = atDeparture(context, flight);
    const eu: Draft[] =
      isEuAir(flight.from.country) || underEuPrm(flight)
        ? [{ ...at, rule: 'EU_MOBILITY', offset: hours(-48), force: 'required', source: annex }]
        : [];
    if (chair.kind !== 'power') return eu;
    const approval: Draft = {
      ...at,
      rule: 'DG_APPROVAL',
      offset: hours(-72),
      force: 'planning',
      for: 'desk',
      source: dangerousGoods,
    };
    const us: Draft[] = underUs382(flight)
      ? [
          {
            ...at,
            rule: 'US_382_POWERCHAIR',
            anchor: 'check_in',
            anchor_at: null,
            offset: hours(-1),
            force: 'may_be_required',
            source: usChair,
          },
          ...(chair.battery === 'wet' || chair.battery === 'lithium'
            ? [{ ...at, rule: 'US_382_OTHER', offset: hours(-48), force: 'may_be_required', source: us382 } as const]
            : []),
        ]
      : [];
    return [...eu, approval, ...us];
  });
};

/** 382.27(c): stretcher, incubator, severe loss of both sight and hearing … may ask 48 h; anything else may not. */
export const usOther: Rule = (context) => {
  const { medical, mobility } = context.traveller.needs;
  const asked = medical?.stretcher || (mobility?.hearing && mobility.sight) || mobility?.walks === 'none';
  return asked
    ? context.flights
        .filter((flight) => touchesUs(flight) || underUs382(flight))
        .map((flight) => ({
          ...atDeparture(context, flight),
          rule: 'US_382_OTHER',
          offset: hours(-48),
          force: 'may_be_required',
          source: us382,
        }))
    : [];
};
