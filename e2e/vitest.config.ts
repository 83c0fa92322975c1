import { defineConfig } from 'vitest/config';

// What the benchmarks count with. Journeys are Playwright's.
export default defineConfig({ test: { name: 'e2e', environment: 'node', include: ['bench/**/*.test.ts'] } });
