import { useEffect, useState } from 'react';

/**
 * Loads the page anew where somebody signs in or is signed in (`personal`), when another site opened this window and could still send it
 * elsewhere: the document that is sent for such an address takes the window from it. Those where visitors arrive don't (decision 008).
 */
export function useOwnWindow(personal: boolean): void {
  const [beganPersonal] = useState(personal);
  useEffect(() => {
    if (personal && !beganPersonal && window.opener) window.location.reload();
  }, [personal, beganPersonal]);
}
