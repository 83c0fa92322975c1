/** What the courts said of causes. Facts not re-verified: shown with the citation, decided by the carrier's proof. */
export const causes = {
  bird_strike: { extraordinary: true, cite: 'C-315/15' },
  runway_debris: { extraordinary: true, cite: 'C-501/17' },
  fuel_spill: { extraordinary: true, cite: 'C-159/18' },
  unruly_passenger: { extraordinary: true, cite: 'C-74/19' },
  air_traffic_control: { extraordinary: true, cite: 'Reg. 261/2004 (15)' },
  severe_weather: { extraordinary: true, cite: 'Reg. 261/2004 (14)' },
  airspace_closure: { extraordinary: true, cite: 'C-12/11' },
  lightning: { extraordinary: true, cite: 'C-399/24' },
  hidden_manufacturing_defect: { extraordinary: true, cite: 'C-385/23, C-411/23' },
  technical_fault: { extraordinary: false, cite: 'C-549/07, C-257/14' },
  boarding_stairs: { extraordinary: false, cite: 'C-394/14' },
  staff_strike: { extraordinary: false, cite: 'C-28/20' },
  wildcat_strike: { extraordinary: false, cite: 'C-195/17' },
  crew_illness: { extraordinary: false, cite: 'C-156/22' },
  crew_shortage: { extraordinary: false, cite: 'C-156/22' },
} as const satisfies Record<string, { extraordinary: boolean; cite: string }>;

export type Cause = keyof typeof causes;
export const isCause = (text: string): text is Cause => Object.hasOwn(causes, text);

const words: readonly [Cause, RegExp][] = [
  ['wildcat_strike', /wildcat/i],
  ['staff_strike', /(own|its|pilot|cabin crew|crew|staff)[a-z -]*strike/i],
  ['crew_illness', /crew (member )?(ill|sick|death|died)/i],
  ['crew_shortage', /crew|staffing|staff shortage|pilot shortage/i],
  ['bird_strike', /bird/i],
  ['runway_debris', /debris|foreign object/i],
  ['fuel_spill', /fuel (spill|on the runway)/i],
  ['unruly_passenger', /unruly|disruptive passenger/i],
  ['air_traffic_control', /\batc\b|air traffic control|slot restriction/i],
  ['lightning', /lightning/i],
  ['severe_weather', /storm|fog|snow|ice on|weather|hurricane/i],
  ['airspace_closure', /ash cloud|airspace|volcan/i],
  ['hidden_manufacturing_defect', /manufactur(ing|er)/i],
  ['boarding_stairs', /boarding stairs|stairs/i],
  ['technical_fault', /technical|engine|mechanical|maintenance/i],
];

/** The cause that a carrier's words name; null when they name none that the courts have dealt with. */
export function readCause(text: string): Cause | null {
  if (isCause(text)) return text;
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
