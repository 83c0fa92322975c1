/** SSR codes of the desk's pick-list (facts: ECAC's PRM codes, IATA list M4, Travelport's manual SSRs). */
export interface SsrCode {
  readonly code: string;
  /** Message key of the meaning, `ssr.WCHR`. */
  readonly key: `ssr.${string}`;
  /** Free text: required, not taken, or optional; null where no list says. */
  readonly text: 'required' | 'none' | 'optional' | null;
  /** False: some carriers and systems don't know it; `fallback` says what to send instead. */
  readonly universal: boolean;
  readonly fallback: `ssr.fallback.${string}` | null;
}

const plain =
  'WCHR WCHS WCHC WCHP WCOB WCMP WCBD WCBW DEAF DPNA MAAS UMNR PETC SVAN EXST SPEQ XBAG WEAP MEDA STCR OXYG LEGL LEGR LEGB BSCT INFT CHLD LANG OTHS'.split(
    ' ',
  );
const withText: Readonly<Record<string, SsrCode['text']>> = {
  AVIH: 'required',
  CBBG: 'required',
  BULK: 'required',
  BIKE: 'none',
  BLND: 'optional',
  FRAG: null,
};
const partial = ['WCLB', 'PPOC', 'YPTA', 'ESAN'] as const;

const row = (code: string, text: SsrCode['text'], universal: boolean): SsrCode => ({
  code,
  key: `ssr.${code}`,
  text,
  universal,
  fallback: universal ? null : `ssr.fallback.${code}`,
});

export const ssrCodes: readonly SsrCode[] = [
  ...plain.map((code) => row(code, null, true)),
  ...Object.entries(withText).map(([code, text]) => row(code, text, true)),
  ...partial.map((code) => row(code, null, false)),
];

const byCode = new Map(ssrCodes.map((code) => [code.code, code]));

/** @throws RangeError when the pick-list has no such code */
export function ssrCode(code: string): SsrCode {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`"${code}" is no SSR code of the pick-list.`);
  return found;
}

/** Codes of which a traveller can have only one on a leg. */
const exclusive: readonly (readonly string[])[] = [
  ['WCHR', 'WCHS', 'WCHC', 'WCHP', 'STCR'],
  ['WCMP', 'WCBD', 'WCBW', 'WCLB'],
  ['UMNR', 'YPTA', 'MAAS'],
  ['PETC', 'SVAN', 'ESAN', 'AVIH'],
  ['OXYG', 'PPOC'],
  ['EXST', 'STCR'],
  ['LEGL', 'LEGR', 'LEGB'],
];

/** Pairs of one traveller's codes on one leg that contradict each other. The same code twice counts as such a pair. */
export function forbiddenPairs(codes: readonly string[]): [string, string][] {
  return codes.flatMap((code, index) =>
    codes.slice(index + 1).flatMap((other): [string, string][] => {
      const clash = code === other || exclusive.some((group) => group.includes(code) && group.includes(other));
      return clash ? [[code, other]] : [];
    }),
  );
}
