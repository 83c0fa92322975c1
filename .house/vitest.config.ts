import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'house', environment: 'node', include: ['checks/**/*.test.ts'] } });
