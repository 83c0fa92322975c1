import { createStore } from 'zustand/vanilla';

/** Whether the privacy dialog is open: the footer opens it, and remotes do through `useHost()`. */
export const privacyOpen = createStore<boolean>(() => false);
export const setPrivacyOpen = (open: boolean): void => privacyOpen.setState(open, true);
