/**
 * Runs inline in <head> of every page, where the site's configuration turns monitoring on: the only trace of it before the page is
 * calm. Decides whether this page is among those that are measured, asks the visitor's own answer, remembers the errors
 * until then, and fetches the collector last of all.
 * Built as a classic script of its own and allowed by its hash. It must not import anything, nor throw.
 */
(() => {
  const { monitoring } =
    (window as { __KINDWING_CONFIG__?: { monitoring?: { share?: number } } }).__KINDWING_CONFIG__ ?? {};
  const refused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (!monitoring || refused || Math.random() >= (monitoring.share ?? 1)) return;

  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const agreed = () => {
    try {
      return JSON.parse(read('cookie-consent') ?? '')?.analytics === true;
    } catch {
      return false;
    }
  };
  // A developer's own version of a part is nobody's experience.
  if ((read('kindwing.overrides') ?? '{}') !== '{}') return;

  const kept: Event[] = [];
  const keep = (event: Event) => {
    if (kept.length < 20) kept.push(event);
  };
  const kinds = ['error', 'unhandledrejection'] as const;
  for (const kind of kinds) addEventListener(kind, keep);
  const stop = () => {
    for (const kind of kinds) removeEventListener(kind, keep);
  };
  /** The collector takes over from here. */
  Reflect.set(window, '__KINDWING_MONITORING__', { kept, stop, agreed });

  const load = () => {
    const script = document.createElement('script');
    script.src = '%COLLECTOR%';
    script.integrity = '%INTEGRITY%';
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'low';
    document.head.append(script);
  };
  const ask = () => {
    if (agreed()) load();
    else if (read('cookie-consent')) stop();
    // Whoever answers the cookie banner later is asked again then.
    else addEventListener('kindwing:cookies', ask, { once: true });
  };
  const calm = () =>
    'requestIdleCallback' in window ? requestIdleCallback(ask, { timeout: 5000 }) : setTimeout(ask, 1000);
  const begin = () => {
    if (document.readyState === 'complete') calm();
    else addEventListener('load', calm, { once: true });
  };
  // A page that is drawn ahead of time, out of sight, is no visit until it is shown.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
})();
