import { moveHand, wayOfHand } from '../../support/hand.ts';
import type { BareChromium } from './bare-chromium.ts';
import { line } from './line.ts';

export interface NextPage {
  from: string;
  to: string;
  /** From the press of the link until something of the next page is on the screen. */
  shown: number;
  /** Until its largest part is. */
  largest: number;
  /** How it came: drawn ahead out of sight, or loaded after the press. */
  ahead: boolean;
}

interface Reading {
  path: string;
  /** Still out of sight. */
  hidden: boolean;
  origin: number;
  paint: number;
  activated: number;
  largest: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const CALM = 3000;

/** What the page that is shown says of itself, on the wall's clock. */
const reading = `new Promise((resolve) => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const activated = performance.getEntriesByType('navigation')[0]?.activationStart ?? 0;
  let largest = paint;
  new PerformanceObserver((list) => { largest = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(JSON.stringify({ path: location.pathname, hidden: document.prerendering === true, origin: performance.timeOrigin, paint, activated, largest })), 300);
})`;

const whose = 'JSON.stringify(location.pathname)';

/** Where the first link to an address is, once it has been scrolled to as little as need be. */
const linkBox = (to: string) => `(() => {
  const link = [...document.querySelectorAll('a[href="${to}"]')].find((each) => each.checkVisibility());
  link?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return JSON.stringify(link?.getBoundingClientRect() ?? null);
})()`;

/** A visitor with a new browser who reads a page, points at a link for `hover` milliseconds and follows it. */
export async function followLink(
  { send, on }: BareChromium,
  { origin, from, to, hover, slow }: { origin: string; from: string; to: string; hover: number; slow: boolean },
): Promise<NextPage> {
  const { browserContextId } = await send('Target.createBrowserContext');
  // Of the page that is shown and of those that are drawn ahead; when one of them takes its place, its session goes on.
  const pages = new Set<string>();
  const slowDown = (session: string, rate: number) => send('Emulation.setCPUThrottlingRate', { rate }, session);
  on('Target.detachedFromTarget', ({ sessionId }) => void pages.delete(sessionId as string));
  on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const { type, browserContextId: context } = targetInfo as Record<string, string>;
    if (context !== browserContextId) return;
    const session = sessionId as string;
    if (type === 'tab') {
      void send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, session);
      return;
    }
    if (type !== 'page') return;
    pages.add(session);
    if (slow) void slowDown(session, line.processorSlowdown);
  });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true });
  await send('Target.attachToTarget', { targetId, flatten: true });
  for (let tries = 0; !pages.size && tries < 100; tries++) await pause(50);
  const [first = ''] = pages;
  const evaluate = async (expression: string, session: string) => {
    const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true }, session);
    return JSON.parse(String((result as { value?: string }).value));
  };
  const mouse = (type: string, more: Record<string, unknown>) =>
    send('Input.dispatchMouseEvent', { type, ...more }, first);
  try {
    await send(
      'Emulation.setDeviceMetricsOverride',
      { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
      first,
    );
    await send('Page.navigate', { url: origin + from }, first);
    await pause(CALM);
    const box = (await evaluate(linkBox(to), first)) as { x: number; y: number; width: number; height: number } | null;
    if (!box) throw new Error(`${from} shows no link to ${to}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // A slowed page at rest works three quarters of a processor with being slowed: two would take both from the one that is
    // being drawn, and from the browser. Those that have nothing left to do are let go.
    for (const session of pages) if ((await evaluate(whose, session)) !== to) await slowDown(session, 1);
    const start = { x: x + 60, y: y > 400 ? y - 200 : y + 200 };
    await moveHand(wayOfHand(start, { x, y }), (place) => mouse('mouseMoved', { ...place }));
    await pause(hover);
    const press = Date.now();
    // Neither is answered where the page gives its place to another.
    const given = { x, y, button: 'left', clickCount: 1 };
    for (const type of ['mousePressed', 'mouseReleased']) mouse(type, given).catch(() => undefined);
    await pause(CALM);
    const readings = await Promise.all([...pages].map((session) => evaluate(reading, session) as Promise<Reading>));
    const seen = readings.find(({ path, hidden }) => path === to && !hidden);
    if (!seen) throw new Error(`the link to ${to} led to ${readings.map(({ path }) => path).join(', ')}`);
    const since = (at: number) => seen.origin + Math.max(at, seen.activated) - press;
    return { from, to, shown: since(seen.paint), largest: since(seen.largest), ahead: seen.activated > 0 };
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}
