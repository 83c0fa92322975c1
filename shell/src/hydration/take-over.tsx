import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Site, type SiteProps } from '../app/site.tsx';
import { rereadCookieChoice } from '../chrome/privacy/cookie-choice.ts';
import { bringPage } from '../federation/index.ts';
import { isMadeAhead, rootElement } from './made-ahead.ts';
import { readFormats, readFormatsLater } from './read-formats.ts';

/** The line is free now and the processor is about to be busy: letters that come before the text that is set in them swap nothing. */
function fetchLetters(): void {
  for (const weight of [400, 600])
    document.fonts?.load(`${weight} 1rem "Atkinson Hyperlegible Next"`).catch(() => undefined);
}

/** Milliseconds between the attempts to bring what the page needs. */
const waits = [1000, 3000, 9000, 27_000];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    // Whoever comes out of a tunnel needn't wait for the clock.
    addEventListener('online', () => resolve(), { once: true });
  });

async function bringPatiently(path: string): Promise<'as-published' | 'other' | 'missing'> {
  for (const wait of [...waits, undefined]) {
    try {
      return await bringPage(path);
    } catch (error) {
      console.error(`The page's code didn't arrive; the page stays readable. ${error}`);
      if (wait !== undefined) await pause(wait);
    }
  }
  return 'missing';
}

/** What is around the content answers by itself; what the page's small script did there meanwhile is taken over. */
function onFrame(): void {
  rereadCookieChoice();
  document.dispatchEvent(new Event('kindwing:frame'));
}

let isWhole = false;

/** All of the page is the application's, and nothing is fetched ahead twice. */
function onContent(): void {
  if (isWhole) return;
  isWhole = true;
  for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove();
  rootElement().setAttribute('data-hydrated', '');
  performance.mark('kindwing:hydrated');
  document.dispatchEvent(new Event('kindwing:hydrated'));
  if (isMadeAhead()) readFormatsLater();
  else readFormats();
}

/** A page that is drawn here is whole as it appears: what waits in it says so. */
function onDrawn(): void {
  onFrame();
  onContent();
}

/**
 * Makes a page that is HTML so far into the running application. Its remote and the page's own part are fetched first: then
 * the first rendering waits for nothing and finds the HTML that it expects. Good HTML is never replaced by an error.
 */
export async function takeOver(site: SiteProps, path: string): Promise<void> {
  const brought = await bringPatiently(path);
  if (brought === 'missing') return;
  const root = rootElement();
  // Another version than the one whose HTML this is draws its own.
  if (brought === 'other') createRoot(root).render(<Site {...site} onFrame={onDrawn} />);
  else
    startTransition(() => void hydrateRoot(root, <Site {...site} hydrating onFrame={onFrame} onContent={onContent} />));
}

/**
 * Draws a page whose HTML is not its address's own: of an address that doesn't exist, or none at all. What can be read
 * already stays until its like can be drawn.
 */
export async function drawAnew(site: SiteProps, path: string): Promise<void> {
  fetchLetters();
  const root = rootElement();
  // What doesn't arrive is told by the page that is drawn without it.
  if (root.childElementCount > 0 && site.state.status === 'ready') await bringPage(path).catch(() => undefined);
  // React would put its own beside it.
  document.head.querySelector('meta[name="description"]')?.remove();
  createRoot(root).render(<Site {...site} onFrame={onDrawn} />);
}
