import { createContext, useContext } from 'react';
import type { AuthActions } from '../actions.ts';
import type { BackendClient } from '../client/owner.ts';
import type { SessionStore } from '../session/store.ts';

/** What the provider hands down: the live one reads this page's session, a fake one a test's. */
export interface AuthSource {
  store: SessionStore;
  actions: AuthActions;
  client: () => BackendClient | undefined;
}

export const AuthContext = createContext<AuthSource | undefined>(undefined);

export function useAuthSource(): AuthSource {
  const source = useContext(AuthContext);
  if (!source) throw new Error('useAuth must be used within an AuthProvider');
  return source;
}
