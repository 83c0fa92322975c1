import { clearanceNeeded } from '../documents/clearance.ts';
import { minorOnLeg } from '../fit/minor.ts';
import { petOnLeg } from '../fit/pet.ts';
import type { Needs } from '../needs/schema.ts';
import type { Flight, Traveller, Trip } from '../trip/index.ts';
import { ssrCode } from './codes.ts';

/** One SSR for one traveller on one leg, as it is to be asked of the operating carrier. */
export interface AssistanceItem {
  readonly traveller: string;
  readonly leg: number;
  readonly code: string;
  /** False: the carrier leaves it to the parents or the passenger. */
  readonly mandatory: boolean;
  /** Free text for the airline, in capitals; null where none is needed. Never a diagnosis. */
  readonly text: string | null;
  /** What to send where the carrier does not know the code. */
  readonly fallback: string | null;
  readonly confirm_with: string;
  readonly status: 'draft';
}

type Wanted = readonly [code: string, text?: string | null, mandatory?: boolean];

const upper = (parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .toUpperCase();

function mobilityCodes(mobility: NonNullable<Needs['mobility']>): Wanted[] {
  const codes: Wanted[] = [];
  if (mobility.walks === 'none') {
    codes.push([mobility.upper_body ? 'WCHP' : 'WCHC'], ['WCOB']);
  } else if (!mobility.stairs) codes.push(['WCHS']);
  else if (mobility.walks === 'short') codes.push(['WCHR']);
  if (mobility.sight) codes.push(['BLND']);
  if (mobility.hearing) codes.push(['DEAF']);
  if (mobility.memory) codes.push(['DPNA']);
  const alone = !mobility.companion && (mobility.sight || mobility.hearing || mobility.memory);
  if (mobility.meet_and_assist ?? alone) codes.push(['MAAS']);
  const { device } = mobility;
  if (!device) return codes;
  const chair = { none: 'WCMP', dry: 'WCBD', wet: 'WCBW', lithium: 'WCLB' }[
    device.kind === 'manual' ? 'none' : device.battery
  ];
  const text = upper([
    device.weight_kg && `${device.weight_kg}KG`,
    device.height_cm && `H${device.height_cm}CM`,
    device.battery_wh && `LI-ION ${device.battery_wh}WH`,
  ]);
  return [...codes, [chair, text]];
}

function medicalCodes(medical: NonNullable<Needs['medical']>, mobility: readonly Wanted[]): Wanted[] {
  const codes: Wanted[] = [];
  if (medical.stretcher) codes.push(['STCR', upper(['ESCORT', medical.escort])]);
  if (clearanceNeeded(medical)) codes.push(['MEDA']);
  const litres = medical.oxygen_lpm && `${medical.oxygen_lpm}LPM`;
  if (medical.oxygen === 'carrier') codes.push(['OXYG', upper([litres])]);
  if (medical.oxygen === 'own_concentrator') codes.push(['PPOC', upper([litres])]);
  // Whoever needs oxygen or has a leg in cast can't cross an airport on foot, even where nobody asked for a chair.
  const chaired = medical.stretcher || mobility.some(([code]) => code.startsWith('WCH'));
  if (!chaired && (medical.wheelchair || medical.oxygen !== 'none' || medical.cast !== 'none')) codes.push(['WCHR']);
  if (medical.cast !== 'none') codes.push([{ left: 'LEGL', right: 'LEGR', both: 'LEGB' }[medical.cast]]);
  return codes;
}

const itemCode = {
  instrument: 'BULK',
  bicycle: 'BIKE',
  surf: 'SPEQ',
  ski: 'SPEQ',
  golf: 'SPEQ',
  dive: 'SPEQ',
  sports: 'SPEQ',
  firearm: 'WEAP',
  fragile: 'FRAG',
  bulky: 'BULK',
  excess: 'XBAG',
} as const;

function itemCodes(item: NonNullable<Needs['item']>): Wanted[] {
  const text = upper([item.kind, '1PC', item.kg && `${item.kg}KG`, item.cm && `${item.cm.join('X')}CM`]);
  return [[item.place === 'seat' ? 'CBBG' : itemCode[item.kind], text]];
}

function wantedOn(traveller: Traveller, flight: Flight, flights: readonly Flight[]): Wanted[] {
  const { needs } = traveller;
  const codes: Wanted[] = [];
  const minor = minorOnLeg(traveller, flight, flights);
  if (minor?.standing === 'mandatory' || (minor?.standing === 'optional' && needs.minor?.service_wanted !== false)) {
    codes.push(['UMNR', `UM${String(minor.age ?? '').padStart(2, '0')}`, minor.standing === 'mandatory']);
  }
  const pet = needs.pet && petOnLeg(needs.pet, flight);
  if (needs.pet && pet?.code) {
    const kg = (needs.pet.weight_kg ?? 0) + (pet.code === 'SVAN' ? 0 : (needs.pet.carrier_kg ?? 0));
    codes.push([
      pet.code,
      upper([
        needs.pet.species,
        kg > 0 ? `${Math.round(kg * 10) / 10}KG` : null,
        needs.pet.carrier_cm && `CAGE ${needs.pet.carrier_cm.join('X')}CM`,
      ]),
    ]);
  }
  const mobility = needs.mobility ? mobilityCodes(needs.mobility) : [];
  codes.push(...mobility);
  if (needs.medical) codes.push(...medicalCodes(needs.medical, mobility));
  if (needs.size?.extra_seat) codes.push(['EXST', upper(['SEAT ADJACENT', flight.operator.code])]);
  if (needs.item) codes.push(...itemCodes(needs.item));
  return withoutOverridden(codes);
}

/** A stretcher takes the place of every wheelchair code and of an extra seat, and a minor's escort that of meet and assist. */
function withoutOverridden(codes: Wanted[]): Wanted[] {
  const has = (wanted: string) => codes.some(([code]) => code === wanted);
  const overridden = [
    ...(has('STCR') ? ['WCHR', 'WCHS', 'WCHC', 'WCHP', 'WCOB', 'EXST'] : []),
    ...(has('UMNR') ? ['MAAS'] : []),
  ];
  return codes.filter(([code]) => !overridden.includes(code));
}

/** The SSRs of every traveller on every leg, each once. What one leg refuses is left out there; `assessFit` says why. */
export function planAssistance(trip: Trip, flights: readonly Flight[]): AssistanceItem[] {
  return trip.travellers.flatMap((traveller) =>
    flights.flatMap((flight) => {
      const seen = new Set<string>();
      return wantedOn(traveller, flight, flights).flatMap(([code, text = null, mandatory = true]): AssistanceItem[] => {
        if (seen.has(code)) return [];
        seen.add(code);
        const known = ssrCode(code);
        const sent = known.text === 'none' || text === '' ? null : text;
        return [
          {
            traveller: traveller.id,
            leg: flight.index,
            code,
            mandatory,
            text: sent,
            fallback: known.fallback,
            confirm_with: flight.operating_carrier,
            status: 'draft',
          },
        ];
      });
    }),
  );
}
