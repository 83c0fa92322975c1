import { clearanceForms, clearanceNeeded } from '../documents/clearance.ts';
import { isDomestic } from '../places/territories.ts';
import { background, official } from '../rules/source.ts';
import { addDays } from '../time/calendar.ts';
import { startOfDay } from '../time/local.ts';
import { atDeparture, type Rule, underUs382 } from './context.ts';
import { type Draft, days, hours } from './model.ts';

const oxygen = official({ title: '14 CFR 382.27(b)' }, { url: 'https://www.ecfr.gov' });
const certificate = background({ title: '14 CFR 382.23' });

/** The airline's medical form: by when it must have it, and how early the doctor may sign. One for each group of legs. */
export const medif: Rule = (context) => {
  const { medical } = context.traveller.needs;
  if (!medical || !clearanceNeeded(medical)) return [];
  return clearanceForms(context.flights, medical.stretcher).flatMap((form): Draft[] => {
    const [first] = form.legs;
    const last = form.legs[form.legs.length - 1];
    if (!first || !last) return [];
    const rule =
      { LO: 'MEDIF_LOT', EK: 'MEDIF_EMIRATES' }[first.operating_carrier] ??
      (medical.stretcher && first.operating_carrier === 'CX' ? 'STRETCHER_CX' : 'MEDIF');
    return [
      {
        ...atDeparture(context, first),
        rule,
        offset: hours(-form.hours),
        opens_at: startOfDay(addDays(last.departureDate, -form.validDays), last.origin_tz),
        opens_offset: days(-form.validDays),
        force: 'required',
        params: {
          hours: form.hours,
          days: form.validDays,
          from: first.origin,
          to: last.destination,
          direction: first.direction,
        },
        source: first.rules.clearance.source,
      },
    ];
  });
};

/** What a carrier under US rules may ask for oxygen and respiratory devices: notice and an hour's earlier check-in. */
export const usOxygen: Rule = (context) => {
  const { medical } = context.traveller.needs;
  if (!medical) return [];
  const own = medical.oxygen === 'own_concentrator' || medical.cpap || medical.ventilator;
  return context.flights.filter(underUs382).flatMap((flight): Draft[] => {
    const at = atDeparture(context, flight);
    const domestic = isDomestic(flight);
    const supplied: Draft[] =
      medical.oxygen === 'carrier'
        ? [
            {
              ...at,
              rule: domestic ? 'US_382_O2_DOM' : 'US_382_O2_INTL',
              offset: hours(domestic ? -48 : -72),
              force: 'may_be_required',
              source: oxygen,
            },
          ]
        : [];
    return own
      ? [...supplied, { ...at, rule: 'US_382_POC', offset: hours(-48), force: 'may_be_required', source: oxygen }]
      : supplied;
  });
};

/** A US medical certificate, when one is allowed at all, is dated no more than 10 days before the first flight. */
export const usCertificate: Rule = (context) => {
  const { medical } = context.traveller.needs;
  const [flight] = context.flights.filter(underUs382);
  if (!flight || !medical || !clearanceNeeded(medical)) return [];
  return [
    {
      ...atDeparture(context, flight),
      rule: 'US_MED_CERT',
      offset: null,
      due_at: flight.departure,
      opens_at: startOfDay(addDays(context.first.departureDate, -10), context.first.origin_tz),
      opens_offset: days(-10),
      force: 'may_be_required',
      source: certificate,
    },
  ];
};
