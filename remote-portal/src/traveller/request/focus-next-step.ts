/** ms in which a closing dialog gives the focus back to a button that may be gone by then */
const DIALOG_CLOSED = 400;

/** Moves the focus to what took the place of a dialog and of the button that had opened it. */
export function focusAfterDialog(selector: string): void {
  setTimeout(() => {
    const target = document.querySelector<HTMLElement>(selector);
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus();
  }, DIALOG_CLOSED);
}

/** After a decision the page's first answer is what happens next: the focus goes there, not to where nothing is left. */
export const focusNextStep = (): void => focusAfterDialog('[data-next-step]');
