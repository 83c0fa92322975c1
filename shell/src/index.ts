import { giveWay } from './give-way.ts';

export { provides } from './federation/provides.ts';

/** Its parts run one after the other, each in a task of its own: who touches the page meanwhile is answered between two of them. */
async function begin(): Promise<void> {
  await giveWay();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await giveWay();
  await import(/* webpackMode: "eager" */ '@kindwing/ui/start/engine');
  await giveWay();
  await import(/* webpackMode: "eager" */ '@kindwing/ui/start/theme');
  await giveWay();
  await import(/* webpackMode: "eager" */ '@kindwing/ui');
  await giveWay();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await giveWay();
  await start();
}

void begin();
