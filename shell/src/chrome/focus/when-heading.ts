/** ms to wait for a page that is still loading; then the main region itself takes the focus */
const PATIENCE = 10_000;

/** While a page is loading React keeps the old one, hidden: its heading is none. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('#main h1')].find((heading) => heading.checkVisibility?.() !== false);

/**
 * Calls back once with the page's h1, as soon as there is one that wasn't there before, or with <main> when none comes.
 * Nothing happens if the visitor meanwhile moved the focus themselves. Returns what stops the waiting.
 */
export function whenHeading(found: (target: HTMLElement) => void): () => void {
  const before = document.activeElement;
  let done = false;
  const finish = (target: HTMLElement | null) => {
    if (done) return;
    stop();
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (!target || moved) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    found(target);
  };
  const observer = new MutationObserver(() => {
    const heading = findHeading();
    if (heading) finish(heading);
  });
  const timer = setTimeout(() => finish(document.getElementById('main')), PATIENCE);
  const stop = () => {
    done = true;
    observer.disconnect();
    clearTimeout(timer);
  };
  const root = document.getElementById('main') ?? document.body;
  observer.observe(root, { childList: true, subtree: true });
  // The new page has usually been rendered by the time this runs.
  queueMicrotask(() => {
    const heading = findHeading();
    if (heading && !done) finish(heading);
  });
  return stop;
}
