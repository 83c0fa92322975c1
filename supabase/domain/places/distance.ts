import type { Airport } from './airports.ts';

type Point = Pick<Airport, 'latitude' | 'longitude'>;

/** Mean radius of the earth in kilometres (IUGG). */
const RADIUS_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance on a sphere, in kilometres: the method of CJEU C-559/16 (Bossen). */
export function greatCircleKm(from: Point, to: Point): number {
  const lat1 = radians(from.latitude);
  const lat2 = radians(to.latitude);
  const sinLat = Math.sin((lat2 - lat1) / 2);
  const sinLon = Math.sin(radians(to.longitude - from.longitude) / 2);
  const h = sinLat * sinLat + Math.cos(lat1) * Math.cos(lat2) * sinLon * sinLon;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Distance on the WGS84 ellipsoid, in kilometres (Vincenty's inverse). It shows whether the choice of method would move
 * a trip across a threshold. Null for nearly antipodal points, where the iteration doesn't settle.
 */
export function ellipsoidKm(from: Point, to: Point): number | null {
  const a = 6378.137;
  const f = 1 / 298.257223563;
  const b = a * (1 - f);
  const u1 = Math.atan((1 - f) * Math.tan(radians(from.latitude)));
  const u2 = Math.atan((1 - f) * Math.tan(radians(to.latitude)));
  const difference = radians(to.longitude - from.longitude);
  const [sin1, cos1, sin2, cos2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)];
  let lambda = difference;
  for (let round = 0; round < 200; round++) {
    const sinLambda = Math.sin(lambda);
    const cosLambda = Math.cos(lambda);
    const sinSigma = Math.hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda);
    if (sinSigma === 0) return 0;
    const cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cos1 * cos2 * sinLambda) / sinSigma;
    const cosAlpha2 = 1 - sinAlpha * sinAlpha;
    const cos2m = cosAlpha2 === 0 ? 0 : cosSigma - (2 * sin1 * sin2) / cosAlpha2;
    const c = (f / 16) * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2));
    const previous = lambda;
    lambda =
      difference + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * (cos2m + c * cosSigma * (2 * cos2m * cos2m - 1)));
    if (Math.abs(lambda - previous) > 1e-12) continue;
    const square = (cosAlpha2 * (a * a - b * b)) / (b * b);
    const big = 1 + (square / 16384) * (4096 + square * (-768 + square * (320 - 175 * square)));
    const small = (square / 1024) * (256 + square * (-128 + square * (74 - 47 * square)));
    const inner = cosSigma * (2 * cos2m * cos2m - 1);
    const outer = (small / 6) * cos2m * (4 * sinSigma * sinSigma - 3) * (4 * cos2m * cos2m - 3);
    return b * big * (sigma - small * sinSigma * (cos2m + (small / 4) * (inner - outer)));
  }
  return null;
}
