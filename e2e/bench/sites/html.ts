const script = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
const scriptHint = /<link\b(?=[^>]*\brel="(?:preload|modulepreload)")(?=[^>]*(?:\bas="script"|modulepreload))[^>]*>/g;
const waitingApplication = /<template id="kindwing-app">[\s\S]*?<\/template>/;
/** What our own early script would fetch of the federation's. */
const fetchedAhead = /<script\b[^>]*\bid="kindwing-ahead"[^>]*>[\s\S]*?<\/script>/;
/** The application's own script in the head of a page that it draws. */
const ownScript = /<script\b[^>]*\bsrc="\/static\/js\/[^"]+"[^>]*><\/script>/g;

/** The page as a document: its text, styles, fonts and structured data, and nothing that runs. */
export const withoutScripts = (html: string): string =>
  html
    .replace(waitingApplication, '')
    .replace(script, (whole, attributes: string) => (attributes.includes('application/ld+json') ? whole : ''))
    .replace(scriptHint, '');

/** The elements that a bundler put into a page's head to start an application. */
export const startTags = (html: string): string => (html.match(ownScript) ?? []).join('');

/** A page of ours that starts another application, at once. */
export function withApplication(html: string, start: string, hints: string): string {
  const bare = html
    .replace(waitingApplication, '')
    .replace(scriptHint, '')
    .replace(fetchedAhead, '')
    .replace(ownScript, '')
    // Without the waiting template its script leaves the page alone.
    .replace('</head>', () => `${hints}${start}</head>`);
  if (!bare.includes(start)) throw new Error('a page without </head> can start no application');
  return bare;
}
