/** What the page itself writes down; times in milliseconds since its navigation began. */
export interface Observed {
  fcp?: number;
  lcp?: number;
  lcpElement?: string;
  layoutShift: number;
  /** When the remote's own heading was first on the screen. */
  remoteShown?: number;
  boot?: number;
  hydrated?: number;
  /** The first trusted press or touch of the pointer that the run made. */
  touched?: number;
  longTasks: { start: number; duration: number }[];
  problems: string[];
}

declare global {
  interface Window {
    kindwingBench: Observed;
  }
}

/** Runs in every page before anything else of it. It must not call anything outside itself: it is sent as text. */
function watchPage(): void {
  const seen: Observed = { layoutShift: 0, longTasks: [], problems: [] };
  window.kindwingBench = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    seen.lcp = entry.startTime;
    seen.lcpElement = element ? `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40) ?? ''}` : '';
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }));
  observe('mark', ({ name, startTime }) => {
    if (name === 'kindwing:boot') seen.boot ??= startTime;
    if (name === 'kindwing:hydrated') seen.hydrated ??= startTime;
  });
  addEventListener('error', ({ message }) => seen.problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.problems.push(String(reason)));
  for (const type of ['pointerover', 'keydown'])
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted) seen.touched ??= event.timeStamp;
      },
      { capture: true },
    );
  const look = () => {
    if (seen.remoteShown !== undefined || !document.querySelector('main h1')) return;
    growth.disconnect();
    // The frame after the next is the first in which it has surely been painted.
    requestAnimationFrame(() => requestAnimationFrame((now) => (seen.remoteShown ??= now)));
  };
  const growth = new MutationObserver(look);
  growth.observe(document, { childList: true, subtree: true });
  look();
}

/** tsx names functions through a helper of its own, which a page lacks; what is evaluated in it later needs it too. */
export const watchScript = `globalThis.__name ??= (named) => named; (${watchPage})();`;
