import { report } from './events.ts';
import { failureOf } from './failure.ts';
import { shellPart } from './shell-part.ts';

const PROBE = 'kindwing-probe';

/** Reports, once, a browser that keeps nothing for the site: everything works until the page is left, and is forgotten then. */
export function checkStorage(): void {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
  } catch (error) {
    report({ type: 'failed', failure: failureOf(shellPart(), error, 'storage') });
  }
}
