import type { VitalFigure } from '@kindwing/backend/client';

export type Vital = VitalFigure['vital'];
export type Rating = 'good' | 'middling' | 'poor';

/** In the order in which a page shows them. Good up to the first, poor above the second: https://web.dev/articles/vitals */
export const limits: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};
export const vitals = Object.keys(limits) as Vital[];

export function ratingOf(vital: Vital, p75: number): Rating {
  const [good, poor] = limits[vital];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'middling' : 'poor';
}

/** One line for each route, with its figures by measure and the number of pages that its most frequent one was taken from. */
export interface RouteFigures {
  route: string;
  count: number;
  figures: Partial<Record<Vital, VitalFigure>>;
}

/** The most visited route first. */
export function byRoute(measured: readonly VitalFigure[]): RouteFigures[] {
  const routes = new Map<string, RouteFigures>();
  for (const figure of measured) {
    const { route, vital, count } = figure;
    const known = routes.get(route) ?? { route, count: 0, figures: {} };
    known.figures[vital] = figure;
    known.count = Math.max(known.count, count);
    routes.set(route, known);
  }
  return [...routes.values()].sort((a, b) => b.count - a.count || a.route.localeCompare(b.route));
}
