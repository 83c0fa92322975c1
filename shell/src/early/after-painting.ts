/**
 * Does what nobody sees once the page has been painted for the first time; at once where nothing is painted, out of sight. No
 * press can come before: the page is painted whole (`release/pages.ts`).
 */
export function afterPainting(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
