/** ms in which a closing dialog gives the focus back to a button that may be gone by then */
const DIALOG_CLOSED = 400;

/** After a decision the page's first answer is what happens next: the focus goes there, not to where nothing is left. */
export function focusNextStep(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-next-step]')?.focus(), DIALOG_CLOSED);
}
