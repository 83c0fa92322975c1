import { defineConfig } from 'vitest/config';

// Everything but the backend, whose tests need a real Postgres and have a configuration of their own.
export default defineConfig({
  test: {
    projects: ['.house', 'shell/contract', 'shell', 'shared-ui', 'shared-auth', 'remote-*', 'e2e'],
    maxWorkers: 2,
  },
});
