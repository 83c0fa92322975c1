export { provides } from './federation/provides.ts';

const giveWay = () => new Promise((resolve) => setTimeout(resolve));

/** Its parts run one after the other, each in a task of its own: who touches the page meanwhile is answered between two of them. */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await giveWay();
  await import(/* webpackMode: "eager" */ '@kindwing/ui');
  await giveWay();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await giveWay();
  await start();
}

void begin();
