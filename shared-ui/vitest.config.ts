import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['./tests/setup.ts'],
    maxWorkers: 2,
  },
});
