/** The dark theme's values among a page's styles (`shared-ui/src/theme/theme.ts`). */
const darkValues = /\[data-mode="dark"\]\{([^{}]*)\}/;

/**
 * Dark for whoever's system asks for it, where no script puts the mode on the page. A browser that runs scripts reads nothing of
 * this; packed it weighs next to nothing, since the same stands in the page already.
 */
export function darkWithoutScripts(styles: string): string {
  const values = darkValues.exec(styles)?.[1];
  return values ? `<noscript><style>@media (prefers-color-scheme:dark){:root{${values}}}</style></noscript>` : '';
}
