import { useLayoutEffect } from 'react';

/**
 * Tells <html> which frame the page stands in, for what lies over all of it, such as the cookie banner. With `:has()`
 * there, the browser would ask for it again whenever something comes or goes.
 */
export function useFrame(frame: 'sidebar' | 'account'): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute('data-frame', frame);
    return () => page.removeAttribute('data-frame');
  }, [frame]);
}
