/** Prints how long a whole assessment of a four-leg trip takes: `tsx supabase/domain/cli/bench.ts`. The goal is under 5 ms. */
import { readFileSync } from 'node:fs';
import { assessTrip } from '../assess/index.ts';
import { loadAirports } from '../places/airports.ts';
import { readCase } from './cases.ts';
import { casesFormat } from './cases-format.ts';

const GOAL_MS = 5;
const RUNS = 300;

async function run(): Promise<void> {
  const airports = await loadAirports();
  const file = JSON.parse(readFileSync(new URL('../fixtures/intake-cases.json', import.meta.url), 'utf8'));
  for (const intake of casesFormat.parse(file).cases.filter(({ id }) => id === 'ELD-03' || id === 'MED-02')) {
    const { trip } = readCase(intake);
    const first = performance.now();
    assessTrip(trip, airports);
    const cold = performance.now() - first;
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      assessTrip(trip, airports);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    const [median = 0, slow = 0] = [times[Math.floor(RUNS / 2)], times[Math.floor(RUNS * 0.95)]];
    const verdict = median < GOAL_MS ? 'met' : 'NOT MET';
    console.log(
      `${intake.id}: ${trip.legs.length} legs, median ${median.toFixed(2)} ms, 95 % ${slow.toFixed(2)} ms, first ${cold.toFixed(1)} ms (goal ${GOAL_MS} ms: ${verdict})`,
    );
  }
}

run();
