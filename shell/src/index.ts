import { start } from './bootstrap.tsx';

export { provides } from './federation/index.ts';

void start();
