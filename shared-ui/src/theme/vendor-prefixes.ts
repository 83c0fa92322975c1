import type { StylisElement } from '@emotion/cache';

/** What some of the browsers that we serve (Chrome 111, Firefox 128, Safari 16.4 and later) know under `-webkit-` alone. */
const PREFIXED = new Set([
  'backdrop-filter',
  'background-clip',
  'box-decoration-break',
  'hyphens',
  'mask',
  'mask-image',
  'print-color-adjust',
  'text-decoration',
  'text-size-adjust',
  'user-select',
]);

/**
 * In the place of emotion's own prefixer, which writes for browsers of 2012 too: every flex box four times. What it wrote
 * was a third of a page's styles, read before anything is painted.
 */
export function vendorPrefixes(element: StylisElement): void {
  if (element.type !== 'decl' || element.return || !PREFIXED.has(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
}
