import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'remote-admin',
    environment: 'happy-dom',
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    // What a person types takes its time on a busy machine.
    testTimeout: 30_000,
  },
});
