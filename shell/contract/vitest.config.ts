import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    environment: 'happy-dom',
    include: ['{src,tests,build,testing,release,serve}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
  },
});
