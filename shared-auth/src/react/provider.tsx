import type { ReactNode } from 'react';
import { authActions } from '../actions.ts';
import { currentClient } from '../client/owner.ts';
import { sessionStore } from '../session/store.ts';
import { AuthContext, type AuthSource } from './context.ts';

const live: AuthSource = { store: sessionStore, actions: authActions, client: currentClient };

/** Makes this page's session readable below it. Call `configureAuth` before the first render. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={live}>{children}</AuthContext>;
}
