import type { Page } from '@playwright/test';
import type { RequestLog } from './requests.ts';
import type { Session } from './visit.ts';

export interface RouteChange {
  from: string;
  to: string;
  /** Main-thread work, in milliseconds of the page's processor, less what the page does when left alone. */
  work: number;
  /** The longest single task. */
  longest: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function taskTime(session: Session): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** A pointer rests on a link this long before it is pressed. */
const HOVER = 600;
const LEFT_ALONE = 1000;

/** Follows a link of the loaded application as a hand does, and counts what the main thread does for it. */
export async function changeRoute(
  page: Page,
  session: Session,
  requests: RequestLog,
  to: string,
): Promise<RouteChange> {
  const from = new URL(page.url()).pathname;
  // Once more: without it the first press on the public pages as one app was lost in two runs of two. Why isn't known.
  await requests.quiet(LEFT_ALONE, 20_000);
  const box = await page.locator(`:is(header, nav, aside) a[href="${to}"]:visible`).first().boundingBox();
  if (!box) throw new Error(`${from} shows no link to ${to}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await pause(HOVER);
  await requests.quiet(LEFT_ALONE, 10_000);
  await session.send('Performance.enable');
  const began = await taskTime(session);
  await pause(LEFT_ALONE);
  const idle = ((await taskTime(session)) - began) / LEFT_ALONE;
  const earlier = await page.evaluate(() => window.kindwingBench.longTasks.length);
  const [before, at] = [await taskTime(session), performance.now()];
  await page.mouse.down();
  await page.mouse.up();
  const path = () => page.evaluate(() => location.pathname);
  for (let tries = 0; tries < 100 && (await path()) !== to; tries++) await pause(100);
  // A page that asks for nothing is quiet at once, long before it is drawn.
  await pause(LEFT_ALONE);
  await requests.quiet(LEFT_ALONE, 20_000);
  const work = (await taskTime(session)) - before - idle * (performance.now() - at);
  const seen = await page.evaluate((skip) => {
    const tasks = window.kindwingBench.longTasks.slice(skip);
    return { path: location.pathname, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
  }, earlier);
  if (seen.path !== to) throw new Error(`the link to ${to} led to ${seen.path}`);
  return { from, to, work, longest: seen.longest };
}
