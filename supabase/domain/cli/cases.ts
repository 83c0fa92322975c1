import type { Airports } from '../places/airports.ts';
import type { Outcome } from './report.ts';
export function checkCases(_file: unknown, _airports: Airports): Outcome[] {
  return [];
}
