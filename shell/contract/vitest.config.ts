import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    environment: 'happy-dom',
    include: ['{src,schema,build,testing,report}/**/*.test.{ts,tsx}', 'template/*.test.ts'],
    maxWorkers: 2,
  },
});
