/** Stands for an airline that is not chosen yet; IATA gives this code to none. */
export const SOME_AIRLINE = 'ZZ';

/** The airline of each flight: one left empty is the one before it. */
export function airlinesFlown(carriers: readonly string[], flights: number): string[] {
  let last = '';
  return Array.from({ length: flights }, (_, at) => {
    last = carriers[at] || last;
    return last || SOME_AIRLINE;
  });
}
