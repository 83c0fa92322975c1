import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'remote-public',
    environment: 'happy-dom',
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    // Whole pages, typed into key by key, on a machine that may be busy.
    testTimeout: 30_000,
  },
});
