import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'remote-example',
    environment: 'happy-dom',
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
  },
});
