import { useAuth } from '@kindwing/auth';

export interface Sender {
  readonly signedIn: boolean;
  readonly name: string;
  readonly email: string;
}

/** Who fills in the form, as far as the session says. */
export function useSender(): Sender {
  const { user } = useAuth();
  const name: unknown = user?.user_metadata.name;
  return { signedIn: user !== null, name: typeof name === 'string' ? name : '', email: user?.email ?? '' };
}
