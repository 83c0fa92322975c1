/** Who licensed a carrier: decides EU261 and UK261 for arrivals, and whose consumer law binds it. */
export type Licence = 'EU' | 'UK' | 'US' | 'other';

export interface Carrier {
  readonly code: string;
  readonly name: string;
  readonly licence: Licence;
  readonly country: string;
}

/**
 * Hand-curated: no public data set carries the licence. `EU` stands for Community, EEA and Swiss licences together.
 * Sister companies of one brand differ (easyJet U2 is British, EC Austrian, DS Swiss). A rule book may bring
 * another list, such as the rows of the `airlines` table.
 */
const rows = `
A3 Aegean EU GR|AA American_Airlines US US|AC Air_Canada other CA|AF Air_France EU FR|AI Air_India other IN|AM Aeroméxico other MX
AR Aerolíneas_Argentinas other AR|AS Alaska_Airlines US US|AT Royal_Air_Maroc other MA|AV Avianca other CO|AY Finnair EU FI|AZ ITA_Airways EU IT
B6 JetBlue US US|BA British_Airways UK GB|BT airBaltic EU LV|BY TUI_Airways UK GB|CL Lufthansa_CityLine EU DE|CM Copa_Airlines other PA
CX Cathay_Pacific other HK|DE Condor EU DE|DL Delta_Air_Lines US US|DS easyJet_Switzerland EU CH|DY Norwegian EU NO|EC easyJet_Europe EU AT
EI Aer_Lingus EU IE|EK Emirates other AE|EN Air_Dolomiti EU IT|ET Ethiopian other ET|EW Eurowings EU DE|EY Etihad other AE
F9 Frontier US US|FI Icelandair EU IS|FR Ryanair EU IE|GW GetJet EU LT|I2 Iberia_Express EU ES|IB Iberia EU ES|JL Japan_Airlines other JP
JU Air_Serbia other RS|KL KLM EU NL|LA LATAM other CL|LG Luxair EU LU|LH Lufthansa EU DE|LO LOT_Polish_Airlines EU PL|LS Jet2 UK GB
LX SWISS EU CH|LY El_Al other IL|MS Egyptair other EG|N0 Norse_Atlantic EU NO|NH ANA other JP|NK Spirit US US|NT Binter EU ES
OB Boliviana_de_Aviación other BO|OR TUI_fly_Netherlands EU NL|OS Austrian EU AT|OU Croatia_Airlines EU HR|PC Pegasus other TR|PU Plus_Ultra EU ES
PY Surinam_Airways other SR|QF Qantas other AU|QR Qatar_Airways other QA|QS Smartwings EU CZ|RK Ryanair_UK UK GB|RO TAROM EU RO|SK SAS EU SE
SN Brussels_Airlines EU BE|SQ Singapore_Airlines other SG|SV Saudia other SA|TB TUI_fly_Belgium EU BE|TK Turkish_Airlines other TR|TO Transavia_France EU FR
HV Transavia EU NL|TP TAP_Air_Portugal EU PT|TS Air_Transat other CA|TU Tunisair other TN|U2 easyJet UK GB|UA United_Airlines US US|UX Air_Europa EU ES
V7 Volotea EU ES|VB Viva_Aerobus other MX|VR Cabo_Verde_Airlines other CV|VS Virgin_Atlantic UK GB|VY Vueling EU ES|W4 Wizz_Air_Malta EU MT
W6 Wizz_Air EU HU|W9 Wizz_Air_UK UK GB|WN Southwest US US|WS WestJet other CA|X3 TUI_fly EU DE|XK Air_Corsica EU FR|YW Air_Nostrum EU ES|Z0 Norse_Atlantic_UK UK GB
4Y Discover_Airlines EU DE|OK Czech_Airlines EU CZ|S4 Azores_Airlines EU PT|WF Widerøe EU NO|WK Edelweiss EU CH|HA Hawaiian_Airlines US US|G4 Allegiant US US`;

export const carriers: readonly Carrier[] = rows
  .trim()
  .split(/[|\n]/)
  .map((row) => {
    const [code = '', name = '', licence = 'other', country = ''] = row.split(' ');
    return { code, name: name.replaceAll('_', ' '), licence: licence as Licence, country };
  });

const byCode = new Map(carriers.map((carrier) => [carrier.code, carrier]));

/** The carrier of a two-character IATA code; null when the list does not know it: then a person must look. */
export const carrierOf = (code: string): Carrier | null => byCode.get(code.trim().toUpperCase()) ?? null;

export const carrierName = (code: string): string => carrierOf(code)?.name ?? code;
