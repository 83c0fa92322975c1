export interface Budget {
  what: string;
  measured: number;
  /** The most that it may be. */
  goal: number;
  unit: string;
  met: boolean;
  /** How the figure came about, where it is a ratio. */
  from?: string;
}

const limit = (what: string, measured: number, goal: number, unit: string): Budget => ({
  what,
  measured,
  goal,
  unit,
  // A figure that is missing has met nothing.
  met: measured <= goal,
});

export const atMost = limit;

/** A goal in proportion to something measured in the same run. */
export function ratioAtMost(what: string, value: number, base: number, goal: number, unit: string): Budget {
  const from = `${Math.round(value)} ÷ ${Math.round(base)} ${unit}`;
  return { ...limit(what, base > 0 ? value / base : value > 0 ? Number.POSITIVE_INFINITY : 1, goal, '×'), from };
}

/** A goal that must be reached from below, such as a score. */
export const atLeast = (what: string, measured: number, goal: number, unit: string): Budget => ({
  ...limit(what, measured, goal, unit),
  met: measured >= goal,
});
