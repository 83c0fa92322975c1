const KEY = 'sos-still';
const CHANGED = 'kindwing:sos';

/** Whether the visitor stopped the pulsing: the page's first script says so on `<html>`, where style sheets read it too. */
export const sosIsStill = (): boolean => document.documentElement.hasAttribute('data-sos-still');

export function subscribeSos(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}

/** Anything that moves for longer than five seconds must be stoppable (WCAG 2.2.2). */
export function setSosStill(still: boolean): void {
  document.documentElement.toggleAttribute('data-sos-still', still);
  try {
    localStorage.setItem(KEY, still ? 'yes' : '');
  } catch {
    // Where storage is blocked the wish lasts for this page.
  }
  dispatchEvent(new Event(CHANGED));
}
