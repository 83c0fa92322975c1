import { createContext, useContext, useEffect } from 'react';

const Receiver = createContext<(() => void) | undefined>(undefined);

/** Around the site: who is told that the page's content is shown. */
export const ContentReceiver = Receiver.Provider;

/**
 * Stands after a page's content, inside whatever waits for it. A page that was made ahead of time is taken over from the
 * outside in, its content last: only from here on is all of it in the application's hands.
 */
export function ContentShown() {
  const tell = useContext(Receiver);
  useEffect(() => tell?.(), [tell]);
  return null;
}
