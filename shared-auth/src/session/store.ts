import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionState } from './state.ts';

export type SessionStore = StoreApi<SessionState>;

/** The session of this page. It begins as loading: nobody is signed out before the stored session has been read. */
export const sessionStore: SessionStore = createStore<SessionState>(() => ({ status: 'loading' }));
