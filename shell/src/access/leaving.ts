import { createStore } from 'zustand/vanilla';

/**
 * True from a sign-out until the page has changed: the guard must not send somebody who is leaving to the login page.
 * The router changes pages a moment after it was asked to, so the new page ends it (`useArrival`), not the sign-out.
 */
export const leaving = createStore<boolean>(() => false);
