/** Long enough for who pressed something to have what they wanted, and to press on. */
const CALM_MS = 3000;

/**
 * The first date, amount or comparison of texts in a page has the browser read its data about languages: some 50 ms of a
 * processor, four times that on a slow one, whatever is formatted; later formatters take 10 at most. It is read while nobody
 * waits, before the data arrive that hold dates.
 */
function read(): void {
  const language = document.documentElement.lang;
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format();
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(0);
}

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work);
};

/** Of a page that waits for its data now. */
export const readFormats = (): void => whenIdle(read);

/** Of a page that stood there, read, before the application came. */
export const readFormatsLater = (): void => void setTimeout(() => whenIdle(read), CALM_MS);
