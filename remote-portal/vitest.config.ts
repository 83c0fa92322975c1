import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'remote-portal',
    environment: 'happy-dom',
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    // A page found by its roles is walked whole for each of them, on machines that do other things besides.
    testTimeout: 30_000,
  },
});
