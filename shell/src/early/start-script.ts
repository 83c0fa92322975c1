import { SCRIPT_LIMIT_MS } from '../federation/limits.ts';
import type { File } from './page-files.ts';

const ID = 'kindwing-start';

/** Downloads and runs the script that holds what everybody with a session needs. It says on itself when it is settled. */
export function beginScript([href, integrity]: File): void {
  const script = document.createElement('script');
  script.id = ID;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const settle = () => script.setAttribute('data-settled', '');
  script.addEventListener('load', settle);
  script.addEventListener('error', settle);
  script.src = href;
  document.head.append(script);
}

/**
 * Resolves once that script has run, has failed or has taken as long as a script may; at once in a page that has none. Before it, its parts
 * would be downloaded a second time.
 */
export function startScript(): Promise<void> {
  const script = document.getElementById(ID);
  if (!script || script.hasAttribute('data-settled')) return Promise.resolve();
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    setTimeout(resolve, SCRIPT_LIMIT_MS);
  });
}
