import { useLayoutEffect } from 'react';

/**
 * Tells <html> which frame the page stands in, for what lies over all of it, such as the cookie banner. `:has()` there would
 * have the browser work out every element's style whenever something comes or goes.
 */
export function useFrame(frame: 'sidebar' | 'account'): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute('data-frame', frame);
    return () => page.removeAttribute('data-frame');
  }, [frame]);
}
