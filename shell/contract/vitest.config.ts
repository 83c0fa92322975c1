import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    environment: 'happy-dom',
    include: ['{src,schema,build,testing,report,template}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
  },
});
