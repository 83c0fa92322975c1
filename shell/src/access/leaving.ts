import { createStore } from 'zustand/vanilla';

/** True from a sign-out until its page change: the guard must not send somebody who is leaving to the login page. */
export const leaving = createStore<boolean>(() => false);
