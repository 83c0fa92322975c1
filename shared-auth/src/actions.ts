import { type BackendClient, getClient } from './client/owner.ts';
import { type AuthResult, failed, succeeded, toFailure } from './failure.ts';
import { parseLink } from './links/parse.ts';
import { deriveRole, type Role } from './role.ts';

export interface SignUpDetails {
  name: string;
  email: string;
  password: string;
  /** The language of the mails that follow. */
  language: 'en' | 'es';
  consentProcessing: boolean;
  consentMarketing: boolean;
}

/** Everything that changes the session. None of them throws: a failure is returned, for the screen to word. */
export interface AuthActions {
  signUp(details: SignUpDetails): Promise<AuthResult<{ confirmed: boolean }>>;
  signIn(credentials: { email: string; password: string }): Promise<AuthResult<{ role: Role }>>;
  /** Mails a sign-in link; `next` is the path to open when it is used. */
  signInWithOtp(request: { email: string; next?: string | undefined }): Promise<AuthResult>;
  /** Signs out everywhere. Where the server can't be had to do that, it signs out here and says `everywhere: false`. */
  signOut(): Promise<AuthResult<{ everywhere: boolean }>>;
  requestPasswordReset(email: string): Promise<AuthResult>;
  updatePassword(password: string): Promise<AuthResult>;
  /** Turns an address opened from a mail into a session, whichever of the four ways it carries. */
  completeLink(href: string): Promise<AuthResult<{ role: Role; recovering: boolean }>>;
}

type Answer = { data: unknown; error: unknown };
type Data<A extends Answer> = Extract<A, { error: null }>['data'];

/** Runs one call against the client and reads its answer or whatever it threw. */
async function ask<A extends Answer, R>(
  call: (client: BackendClient) => Promise<A>,
  read: (data: Data<A>) => R,
): Promise<AuthResult<R>> {
  try {
    const answer = await call(await getClient());
    return answer.error ? failed(toFailure(answer.error)) : succeeded(read(answer.data as Data<A>));
  } catch (error) {
    return failed(toFailure(error));
  }
}

/** An address of this site for a mail to come back to. */
function returnAddress(path: string, next?: string): string {
  const url = new URL(path, globalThis.location.origin);
  if (next) url.searchParams.set('next', next);
  return url.href;
}

const nothing = () => undefined;

export const authActions: AuthActions = {
  signUp: ({ name, email, password, language, consentProcessing, consentMarketing }) =>
    ask(
      (client) =>
        client.auth.signUp({
          email,
          password,
          options: {
            data: { name, language, consent_processing: consentProcessing, consent_marketing: consentMarketing },
            emailRedirectTo: returnAddress('/auth/callback'),
          },
        }),
      ({ session }) => ({ confirmed: session !== null }),
    ),
  signIn: (credentials) =>
    ask(
      (client) => client.auth.signInWithPassword(credentials),
      ({ user }) => ({ role: deriveRole(user) }),
    ),
  signInWithOtp: ({ email, next }) =>
    ask(
      (client) =>
        client.auth.signInWithOtp({ email, options: { emailRedirectTo: returnAddress('/auth/callback', next) } }),
      nothing,
    ),
  signOut,
  requestPasswordReset: (email) =>
    ask((client) => client.auth.resetPasswordForEmail(email, { redirectTo: returnAddress('/auth/reset') }), nothing),
  updatePassword: (password) => ask((client) => client.auth.updateUser({ password }), nothing),
  completeLink,
};

async function signOut(): Promise<AuthResult<{ everywhere: boolean }>> {
  try {
    const client = await getClient();
    const { error } = await client.auth.signOut({ scope: 'global' });
    // The library takes 401, 403 and 404 for "already gone" itself.
    if (!error) return succeeded({ everywhere: true });
    // Leaving a shared device must need neither a connection nor a healthy server: this scope empties the storage before
    // it asks.
    await client.auth.signOut({ scope: 'local' });
    return succeeded({ everywhere: false });
  } catch (error) {
    return failed(toFailure(error));
  }
}

async function completeLink(href: string): Promise<AuthResult<{ role: Role; recovering: boolean }>> {
  const link = parseLink(href);
  switch (link.kind) {
    case 'none':
      return failed({ code: 'link_empty', message: '', status: 0 });
    case 'refused':
      return failed({ code: link.code, message: link.message, status: 0 });
    case 'code':
      return ask(
        (client) => client.auth.exchangeCodeForSession(link.code),
        (data) => ({
          role: deriveRole(data.user),
          recovering: 'redirectType' in data && data.redirectType === 'recovery',
        }),
      );
    case 'token-hash':
      return ask(
        (client) => client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }),
        ({ user }) => ({ role: deriveRole(user), recovering: link.type === 'recovery' }),
      );
    case 'tokens':
      return ask(
        (client) => client.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }),
        ({ user }) => ({ role: deriveRole(user), recovering: link.type === 'recovery' }),
      );
  }
}
