/**
 * Runs inline in <head>, before the first paint: puts the theme, the language, whether cookies were answered and whether
 * the SOS button was stopped on <html>, so that nothing flashes or pulses unasked; and moves a reader of Spanish to the page's Spanish twin.
 * Built as a classic script of its own and allowed by its hash. It must not import anything, nor throw.
 */
(() => {
  const root = document.documentElement;
  const read = (storage: 'localStorage' | 'sessionStorage', name: string): string | null => {
    try {
      return window[storage].getItem(name);
    } catch {
      return null;
    }
  };
  const chosen = read('localStorage', 'theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mode', dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  if (read('localStorage', 'cookie-consent')) root.setAttribute('data-cookies', 'answered');
  root.toggleAttribute('data-sos-still', Boolean(read('localStorage', 'sos-still')));

  const spoken = (value: string | null | undefined) => {
    const language = value?.slice(0, 2).toLowerCase();
    return language === 'en' || language === 'es' ? language : undefined;
  };
  const asked = spoken(new URLSearchParams(location.search).get('lng'));
  const kept = () => read('localStorage', 'i18nextLng');
  const language = () =>
    [
      asked,
      /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1],
      kept(),
      read('sessionStorage', 'i18nextLng'),
      ...navigator.languages,
    ]
      .map(spoken)
      .find(Boolean);
  const here = root.getAttribute('data-language');
  // A page for what doesn't exist: its twin stands for the same address in the other language.
  const same = () => (here === 'en' ? `/es${location.pathname}` : location.pathname.slice('/es'.length) || '/');
  const named = root.getAttribute('data-twin');
  const twin = named === '*' ? same() : named;
  const leave = () => {
    const other = language();
    if (twin && other && other !== here) location.replace(twin + location.search + location.hash);
  };
  if (!here) {
    // A page with one address in any language.
    const spokenHere = language();
    if (spokenHere) root.lang = spokenHere;
  } else if (here === 'es') {
    // An address in Spanish was meant: only the query speaks louder. One without a language says nothing.
    if (asked) leave();
  } else if ([asked, kept(), ...navigator.languages].map(spoken).find(Boolean) === 'es') leave();
  // A cookie or the visit's storage may say so all the same. Nothing of ours writes them, and each lets the page wait for the
  // browser: they are asked once it is painted.
  else requestAnimationFrame(() => setTimeout(leave));
})();
