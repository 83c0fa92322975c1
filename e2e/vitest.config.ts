import { defineConfig } from 'vitest/config';

// What the benchmarks count with and the browser's command line. Journeys are Playwright's.
export default defineConfig({ test: { name: 'e2e', environment: 'node', include: ['{bench,support}/**/*.test.ts'] } });
