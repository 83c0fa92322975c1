import { useSyncExternalStore } from 'react';
import { type CookieChoice, cookieChoice } from './cookie-choice.ts';

/** The visitor's answer, nothing before there is one (and in prerendered pages, which are everybody's). */
export const useCookieChoice = (): CookieChoice | undefined =>
  useSyncExternalStore(cookieChoice.subscribe, cookieChoice.getState, () => undefined);
