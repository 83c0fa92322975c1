/** Sizes that components share. Lengths in px unless said. */
export const tokens = {
  radius: { small: 8, medium: 14, large: 22, pill: 999 },
  /** one corner of a feature card is drawn wide, like a folded wing: the house's shape */
  wing: '22px 56px 22px 22px',
  focusWidth: 2,
  focusOffset: 2,
  /** WCAG 2.2 asks for 24; primary touch targets get 44 */
  target: { small: 28, touch: 44 },
  /** text column that stays readable, and the page's width */
  measure: '68ch',
  pageWidth: 1200,
  breakpoint: { cards: 720 },
} as const;
