import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shell',
    environment: 'happy-dom',
    include: ['{src,tests,build,testing,release,serve}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
  },
});
