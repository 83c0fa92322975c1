import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const fixture = join(import.meta.dirname, 'alone', 'fixture');

export default defineConfig({
  // What a build puts there is the remote under work: see build/alone-build.ts.
  resolve: {
    alias: {
      'kindwing-alone/remote': join(fixture, 'remote.tsx'),
      'kindwing-alone/description': join(fixture, 'remote.config.ts'),
    },
  },
  test: {
    name: 'contract',
    environment: 'happy-dom',
    include: ['{src,schema,build,testing,report,alone}/**/*.test.{ts,tsx}', 'template/*.test.ts'],
    maxWorkers: 2,
  },
});
