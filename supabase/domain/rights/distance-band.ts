import type { Airport } from '../places/airports.ts';
import { ellipsoidKm, greatCircleKm } from '../places/distance.ts';
import { isEuAir } from '../places/territories.ts';
import { BAND_LIMITS_KM, type Band, REVIEW_MARGIN, type RuleSet } from './rule-sets.ts';

export interface Distance {
  /** Great circle on the sphere, kilometres, from the first departure to the final destination (C-559/16). */
  readonly km: number;
  /** The same on the ellipsoid, for the reviewer; null where it can't be computed. */
  readonly ellipsoid_km: number | null;
  readonly band: Band;
  readonly intra: boolean;
  /** A threshold that matters for this trip lies within 0.3 %. */
  readonly near_threshold: boolean;
}

/** The kilometre threshold within 0.3 % of a distance, or null. */
export function nearThreshold(km: number): number | null {
  return Object.values(BAND_LIMITS_KM).find((limit) => Math.abs(km - limit) <= limit * REVIEW_MARGIN) ?? null;
}

export function measure(from: Airport, to: Airport, rules: Pick<RuleSet, 'intraClause'>): Distance {
  const km = greatCircleKm(from, to);
  const intra = rules.intraClause && isEuAir(from.country) && isEuAir(to.country);
  const band: Band = km <= BAND_LIMITS_KM.a ? 'a' : intra || km <= BAND_LIMITS_KM.b ? 'b' : 'c';
  const near = nearThreshold(km);
  return {
    km,
    ellipsoid_km: ellipsoidKm(from, to),
    band,
    intra,
    near_threshold: near !== null && !(intra && near === BAND_LIMITS_KM.b),
  };
}
