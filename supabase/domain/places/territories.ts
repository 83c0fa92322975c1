/** Which law an airport falls under, by its ISO country code. Source: scope of Reg. 261/2004 and 1107/2006; facts unverified where marked. */

const EU27 = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/**
 * Outermost regions with their own country code: Guadeloupe, Martinique, French Guiana, Réunion, Saint-Martin, Mayotte.
 * The Canaries, Madeira and the Azores carry ES and PT. Åland (AX) is Finnish territory of the Union.
 */
const OUTERMOST = 'GP MQ GF RE MF YT AX'.split(' ');
const EEA = 'IS NO LI'.split(' ');

const air = new Set([...EU27, ...OUTERMOST, ...EEA, 'CH']);
const union = new Set([...EU27, ...OUTERMOST]);

/** EU, EEA and Switzerland as one air-law territory. Not: Channel Islands, Isle of Man, Faroe, Greenland, PF, NC. */
export const isEuAir = (country: string): boolean => air.has(country);
/** The Union itself, whose animal-health rules bind; Switzerland, Norway, Iceland and Liechtenstein apply the same ones. */
export const isEuPet = (country: string): boolean => air.has(country);
export const isUnion = (country: string): boolean => union.has(country);
/** The United Kingdom; Jersey, Guernsey and the Isle of Man have their own law. */
export const isUk = (country: string): boolean => country === 'GB';
/** The United States with the territories to which the Department of Transportation's rules extend. */
export const isUs = (country: string): boolean => ['US', 'PR', 'VI', 'GU', 'AS', 'MP'].includes(country);
/** French overseas departments, which Art. 10(2)(c) carves out of the intra-Community band. */
export const isFrenchOverseas = (country: string): boolean => ['GP', 'MQ', 'GF', 'RE', 'YT'].includes(country);
/** The state to which a territory with its own country code belongs. */
const stateOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries('GP MQ GF RE YT MF BL PM PF NC WF'.split(' ').map((code) => [code, 'FR'])),
  ...Object.fromEntries('PR VI GU AS MP'.split(' ').map((code) => [code, 'US'])),
  AX: 'FI',
  SJ: 'NO',
};
export const stateFor = (country: string): string => stateOf[country] ?? country;

/** A flight inside one state, its overseas parts included. */
export const isDomestic = (flight: { readonly from: { country: string }; readonly to: { country: string } }): boolean =>
  stateFor(flight.from.country) === stateFor(flight.to.country);

/** Countries that ask dogs for a treatment against tapeworm before arrival. GB is unverified. */
export const asksTapeworm = (country: string): boolean => ['FI', 'IE', 'MT', 'NO', 'GB'].includes(country);
