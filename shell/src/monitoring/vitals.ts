import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Outbox } from './outbox.ts';

/** CLS is a score of a few hundredths, the others are milliseconds. */
const rounded = (name: string, value: number) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/** Core web vitals and what explains them; each is told when the page is left for the first time, as the library sees it then. */
export function watchVitals({ vital }: Outbox): void {
  const take = ({ name, id, value }: MetricType) => vital(id, { vital: name, value: rounded(name, value) });
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(take);
}
