/**
 * Runs inline in <head>, before the first paint: puts the theme, the language and whether
 * cookies were answered on <html>, so that nothing flashes.
 * Built as a classic script of its own and allowed by its hash. It must not import anything, nor throw.
 */
(() => {
  const root = document.documentElement;
  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const chosen = read('theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mode', dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  if (read('cookie-consent')) root.setAttribute('data-cookies', 'answered');

  const wanted = [
    new URLSearchParams(location.search).get('lng'),
    /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1],
    read('i18nextLng'),
    ...navigator.languages,
  ];
  const language = wanted
    .map((value) => value?.slice(0, 2).toLowerCase())
    .find((value) => value === 'en' || value === 'es');
  if (language) root.lang = language;
})();
