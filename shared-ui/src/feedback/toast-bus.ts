export type ToastTone = 'neutral' | 'success' | 'destructive';

export interface ToastInput {
  title: string;
  description?: string;
  /** `destructive` for failures: it interrupts, the others wait their turn */
  tone?: ToastTone;
}

// A window event: a part with its own copy of this package still reaches the application's one toaster.
const TOAST = 'kw:toast';

/** Shows a notice for 5 s. One at a time: a newer one takes the older one's place. */
export function toast(input: ToastInput): void {
  window.dispatchEvent(new CustomEvent<ToastInput>(TOAST, { detail: input }));
}

const WITHDRAWN = 'kw:toast-withdrawn';

/** Takes away the notice that is shown: what it said no longer holds. */
export const withdrawToast = (): void => void window.dispatchEvent(new Event(WITHDRAWN));

export function onToastWithdrawn(handle: () => void): () => void {
  window.addEventListener(WITHDRAWN, handle);
  return () => window.removeEventListener(WITHDRAWN, handle);
}

export function onToast(handle: (input: ToastInput) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) handle(event.detail as ToastInput);
  };
  window.addEventListener(TOAST, listener);
  return () => window.removeEventListener(TOAST, listener);
}
