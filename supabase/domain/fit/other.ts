import type { Clearance } from '../airlines/clearance.ts';
import { itemRuleFor, tooLong } from '../airlines/items.ts';
import type { Needs } from '../needs/schema.ts';
import { isDomestic, isUs, stateFor } from '../places/territories.ts';
import { background, official, reported } from '../rules/source.ts';
import type { Flight } from '../trip/index.ts';
import { itemBatteryVerdict } from './battery.ts';
import { needs, ok, refused, type Verdict, worst } from './verdict.ts';

const handling = reported('Handling limit of 32 kg a piece; 158 cm standard');
const instruments = official({ title: '14 CFR 251.4' });
type Medical = NonNullable<Needs['medical']>;
const unfitElsewhere = background('Emirates’ list, as other carriers usually judge');
const unknownSize = reported('No policy of this carrier is known');

/** One piece of baggage: what handlers lift, and what a seat carries (Bologna airport's limit). */
export const PIECE_KG = 32;
export const STANDARD_SUM_CM = 158;
const SEAT_ITEM_KG = 75;
/** 165 lb: what a US carrier must take on a bought seat or in the hold. */
const US_INSTRUMENT_KG = 74.8;

/** A second seat for one passenger. */
export function sizeVerdict(flight: Flight): Verdict {
  const rule = flight.rules.size;
  const carrier = flight.operator.name;
  if (!rule) return needs(unknownSize, 'fit.size.ask', { carrier });
  const domestic = isDomestic(flight) && stateFor(flight.from.country) === flight.operator.country;
  if (rule.oneFareDomestic && domestic)
    return needs(rule.source, 'fit.size.one_fare', { carrier, hours: rule.oneFareDomestic.formHours });
  if (rule.farePercent === null) return needs(rule.source, 'fit.size.no_policy', { carrier });
  return needs(rule.source, `fit.size.refund_${rule.refund}`, {
    carrier,
    percent: rule.farePercent,
    discount: 100 - rule.farePercent,
  });
}

/** Special baggage on one flight. */
export function itemVerdict(item: NonNullable<Needs['item']>, flight: Flight): Verdict {
  const battery = item.battery_wh === null ? [] : [itemBatteryVerdict(item.battery_wh)];
  const kg = item.kg ?? 0;
  const sum = item.cm ? item.cm[0] + item.cm[1] + item.cm[2] : 0;
  const carrier = flight.operator.name;
  const params = { carrier, kg, sum: Math.round(sum) };
  const us = flight.operator.licence === 'US' && item.kind === 'instrument';
  if (item.place === 'seat') {
    const limit = us ? US_INSTRUMENT_KG : SEAT_ITEM_KG;
    const source = us ? instruments : handling;
    const seat =
      kg > limit
        ? refused(source, 'fit.item.seat_heavy', { ...params, limit })
        : needs(source, us ? 'fit.item.seat_us' : 'fit.item.seat', params);
    return worst([seat, ...battery]) ?? seat;
  }
  const rule = itemRuleFor(flight.rules.items, item.kind);
  const over = rule && tooLong(rule, item.cm);
  if (rule && over)
    return refused(rule.source, 'fit.item.too_long', {
      ...params,
      kind: item.kind,
      side: over.side,
      limit: over.limit,
    });
  const hold =
    kg > (us ? US_INSTRUMENT_KG : PIECE_KG)
      ? refused(handling, 'fit.item.heavy', { ...params, limit: PIECE_KG })
      : sum > STANDARD_SUM_CM
        ? needs(handling, 'fit.item.oversize', { ...params, limit: STANDARD_SUM_CM })
        : needs(handling, 'fit.item.ask', params);
  return worst([hold, ...battery]) ?? hold;
}

/** Days after a heart attack during which flying is usually refused: without complications and with them. */
export const INFARCTION_DAYS = { plain: 14, complicated: 42 } as const;

/** What usually keeps a traveller from flying for now; null when nothing does. Source: Emirates' medical page. */
function unfitVerdict(medical: Medical, rule: Clearance, carrier: string): Verdict | null {
  const days = medical.infarction_days;
  const needed = medical.infarction_complicated ? INFARCTION_DAYS.complicated : INFARCTION_DAYS.plain;
  const source = rule.unfitListed ? rule.source : unfitElsewhere;
  if (days !== null && days < needed) return refused(source, 'fit.medical.infarction', { carrier, days, needed });
  const [first] = medical.unfit;
  return first ? refused(source, `fit.medical.unfit_${first}`, { carrier }) : null;
}

/** Stretcher, oxygen and whatever else needs the airline's medical clearance. */
export function medicalVerdict(medical: Medical, flight: Flight, clearance: boolean): Verdict {
  const rule = flight.rules.clearance;
  const unfit = unfitVerdict(medical, rule, flight.operator.name);
  if (unfit) return unfit;
  const params = { carrier: flight.operator.name, hours: medical.stretcher ? rule.stretcherHours : rule.hoursBefore };
  if (medical.stretcher && medical.escort !== 'doctor' && medical.escort !== 'nurse')
    return refused(rule.source, 'fit.medical.escort', params);
  if (medical.stretcher && flight.cabin !== 'economy')
    return refused(rule.source, 'fit.medical.stretcher_cabin', params);
  const us = isUs(flight.from.country) || isUs(flight.to.country);
  if (medical.oxygen === 'own_concentrator' && us)
    return needs(reported({ title: '14 CFR 382.133, 382.27(b)' }), 'fit.medical.concentrator_us', params);
  if (!clearance) return ok(rule.source, 'fit.medical.no_clearance', params);
  return needs(rule.source, medical.stretcher ? 'fit.medical.stretcher' : 'fit.medical.clearance', params);
}
