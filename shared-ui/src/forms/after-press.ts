let pressing = false;
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (pressing = true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (pressing = false), true);
}

/**
 * Does it at once, or, while a finger or a mouse button is down, right after the click that it may become. A field is left
 * by pressing something else: its error must not push that away from under the pointer, or the click is lost.
 */
export function afterPress<T>(work: () => Promise<T>): Promise<T> {
  if (!pressing) return work();
  return new Promise((resolve, reject) => {
    const end = () => {
      removeEventListener('pointerup', end, true);
      removeEventListener('pointercancel', end, true);
      setTimeout(() => work().then(resolve, reject));
    };
    addEventListener('pointerup', end, true);
    addEventListener('pointercancel', end, true);
  });
}
