import type { NeedsInput } from '../needs/schema.ts';
import { numberIn, type Source } from './cases-traveller.ts';

type Mobility = NonNullable<NeedsInput['mobility']>;
type Medical = NonNullable<NeedsInput['medical']>;

const number = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
};

/** Watt-hours said as such, or as volts and ampere-hours. */
export function readWattHours(text: string): number | null {
  const said = number(text, /(\d+(?:\.\d+)?)\s*wh\b/);
  if (said !== null) return said;
  const volts = number(text, /(\d+(?:\.\d+)?)\s*v\b/);
  const amperes = number(text, /(\d+(?:\.\d+)?)\s*ah\b/);
  return volts === null || amperes === null ? null : volts * amperes;
}

function readDevice(source: Source): Mobility['device'] {
  const { device } = source.traveller;
  const text = source.own;
  if (
    !/wheelchair|power chair|scooter|mobility aid|own chair/.test(text) ||
    /concentrator|\bpoc\b|cpap/.test(String(device))
  )
    return null;
  if (device === undefined && !/own (manual |electric |power )?(wheel)?chair|scooter|power ?chair/.test(text))
    return null;
  const power = /power|electric|scooter|battery|li-?ion|lithium/.test(text);
  const battery = /li-?ion|lithium/.test(text)
    ? 'lithium'
    : /non-?spill|\bdry\b|gel|agm|sealed/.test(text)
      ? 'dry'
      : /\bwet\b|spillable/.test(text)
        ? 'wet'
        : power
          ? 'lithium'
          : 'none';
  const measures = typeof device === 'object' && device !== null ? (device as Record<string, unknown>) : {};
  return {
    kind: power ? 'power' : 'manual',
    battery: power ? battery : 'none',
    battery_wh: readWattHours(text),
    batteries: /\b(two|2)( x|×| removable| li| batter)/.test(text) ? 2 : 1,
    removable: /non-?removable|not removable|fixed/.test(text) ? false : /removable/.test(text) ? true : null,
    weight_kg: numberIn(measures.weight_kg),
    height_cm: numberIn(measures.height_cm),
    folds: typeof measures.folds === 'boolean' ? measures.folds : null,
  };
}

/** How someone moves, hears, sees and remembers. Undefined when nothing says that they need help with it. */
export function readMobility(source: Source, always: boolean): Mobility | undefined {
  const text = source.own;
  const none =
    /cannot walk|can't walk|unable to walk|immobile|non-?ambulant|carried|\bwchc\b|plegi|no walking|fully dependent/.test(
      text,
    );
  const noStairs =
    /no (stairs|steps)|(cannot|can't|unable to) (do|climb|manage|use) (the )?(stairs|steps)|not climb|\bwchs\b/.test(
      text,
    );
  const short =
    /short walk|short distance|walks? (short|slowly|little)|long distances?|(cannot|can't) walk far|\bwchr\b|wheelchair for distance|tires/.test(
      text,
    );
  const hearing = /hearing|deaf|hard of hearing/.test(text);
  const sight = /\bblind|low vision|visually|partially sighted|sight loss/.test(text);
  const memory =
    /dementia|alzheimer|memory|cognitive|intellectual|autis|learning (disab|diff)|confus|down syndrome|\bdpna\b/.test(
      text,
    );
  const device = readDevice(source);
  const companion =
    /companion|accompanied|with (her|his|their|a|the)?\s*(daughter|son|wife|husband|spouse|partner|carer|sister|brother)/.test(
      text,
    ) && !/no companion|without companion/.test(text);
  if (!always && !none && !noStairs && !short && !hearing && !sight && !memory && !device) return undefined;
  return {
    walks: none ? 'none' : short || noStairs ? 'short' : 'distance',
    stairs: !(none || noStairs),
    upper_body: /paraplegi|upper body|transfers (alone|independently|by)|\bwchp\b/.test(text),
    hearing,
    sight,
    memory,
    meet_and_assist: /meet and assist|meet & assist|\bmaas\b/.test(text) ? true : null,
    companion,
    device,
  };
}

const unfit: readonly [NonNullable<Medical['unfit']>[number], RegExp][] = [
  ['severe_anaemia', /severe an(a)?emia/],
  ['ear_or_sinus', /severe (otitis|sinusitis)|otitis media|sinus infection/],
  ['contagious', /contagious|chickenpox|measles|tuberculosis|infectious/],
  ['heart_failure', /uncontrolled heart failure|decompensated heart/],
  ['recent_pneumothorax', /pneumothorax|collapsed lung/],
];

/** Days since a heart attack on the day of travel, from a number of days or weeks beside the word. */
function infarctionDays(text: string): number | null {
  if (!/infarct|heart attack|myocardial/.test(text)) return null;
  const days = number(text, /(\d+)[ -]?days?/);
  return days ?? (number(text, /(\d+)[ -]?weeks?/) ?? 0) * 7;
}

function readReasons(text: string): Medical['reasons'] {
  const reasons: NonNullable<Medical['reasons']> = [];
  if (/surgery|operation|post-?op/.test(text)) reasons.push('recent_surgery');
  if (/stroke|infarct|heart attack|pneumothorax|pneumonia|fracture|recent illness|unstable|embolism/.test(text))
    reasons.push('recent_illness');
  if (/may worsen|deteriorat/.test(text)) reasons.push('may_worsen');
  if (/incubator|infusion|monitor|special equipment/.test(text)) reasons.push('special_equipment');
  return reasons;
}

/** Medical needs. Undefined when nothing says that there are any and the case is not about them. */
export function readMedical(source: Source, always: boolean): Medical | undefined {
  const { text, traveller } = source;
  const stretcher = /stretcher|supine|lying flat|cannot sit/.test(text);
  const concentrator = /concentrator|\bpoc\b/.test(text);
  const oxygen = concentrator ? 'own_concentrator' : /oxygen/.test(text) ? 'carrier' : 'none';
  const cpap = /\bcpap\b/.test(text);
  const ventilator = /ventilator|respirator/.test(text);
  const weeks =
    numberIn(traveller.pregnancy_weeks) ??
    number(text, /(\d+) weeks?( |-)*pregnan/) ??
    number(text, /pregnan\D*(\d+) ?w/);
  const cast = /\bcast\b|plaster/.test(text)
    ? /both legs/.test(text)
      ? 'both'
      : /right/.test(text)
        ? 'right'
        : 'left'
    : 'none';
  const reasons = readReasons(text);
  const any = stretcher || oxygen !== 'none' || cpap || ventilator || weeks !== null || cast !== 'none';
  if (!always && !any) return undefined;
  return {
    stretcher,
    oxygen,
    oxygen_lpm: number(text, /(\d+(?:[.,]\d+)?)\s*l(?:pm|\/min)/),
    cpap,
    ventilator,
    escort: /doctor|physician/.test(text)
      ? 'doctor'
      : /nurse/.test(text)
        ? 'nurse'
        : /family escort|companion/.test(text)
          ? 'family'
          : 'none',
    wheelchair: /wheelchair/.test(text),
    cast,
    pregnancy_weeks: weeks,
    pregnancy_complicated: weeks !== null && /twins|multiple|complicat/.test(text),
    newborn_days: numberIn(traveller.newborn_days),
    reasons,
    unfit: unfit.flatMap(([condition, pattern]) => (pattern.test(text) ? [condition] : [])),
    infarction_days: infarctionDays(text),
    infarction_complicated: /(?<!un)complicat/.test(text),
  };
}
