import type { BackendContext, Service } from '../service.ts';
import { health, settings } from './endpoints/about.ts';
import { adminLink, invite } from './endpoints/admin-link.ts';
import { adminUser, adminUsers } from './endpoints/admin-users.ts';
import { logout } from './endpoints/logout.ts';
import { otp } from './endpoints/otp.ts';
import { recover } from './endpoints/recover.ts';
import { resend } from './endpoints/resend.ts';
import { signUp } from './endpoints/signup.ts';
import { token } from './endpoints/token.ts';
import { getUser, updateUser } from './endpoints/user.ts';
import { verifyPosted } from './endpoints/verify.ts';
import { verifyLink } from './endpoints/verify-link.ts';
import { AuthError, errorResponse, fromDatabase } from './errors.ts';
import { type AuthCall, type AuthKit, createKit } from './kit.ts';
import { type AuthSettings, defaultSettings } from './settings.ts';

export type { AuthSettings } from './settings.ts';

type Endpoint = (kit: AuthKit, call: AuthCall) => Response | Promise<Response>;

const endpoints: Record<string, Endpoint> = {
  'GET /health': health,
  'GET /settings': settings,
  'POST /signup': signUp,
  'POST /token': token,
  'POST /otp': otp,
  'POST /magiclink': otp,
  'POST /recover': recover,
  'POST /resend': resend,
  'GET /verify': verifyLink,
  'POST /verify': verifyPosted,
  'GET /user': getUser,
  'PUT /user': updateUser,
  'POST /logout': logout,
  'GET /admin/users': adminUsers,
  'POST /admin/users': adminUsers,
  'POST /admin/generate_link': adminLink,
  'POST /invite': invite,
};

const openPaths = new Set(['/auth/v1/verify', '/auth/v1/health', '/auth/v1/settings']);

/**
 * Hosted Supabase's auth service, as far as Kindwing uses it: email with password or link, PKCE, refresh tokens that
 * change with each use, and the administration of users. What it does differently is named where it is done: it never
 * tells whether an address has an account.
 */
export function createAuthService(context: BackendContext, overrides: Partial<AuthSettings> = {}): Service {
  const kit = createKit(context, { ...defaultSettings, ...overrides });
  return {
    path: '/auth/v1',
    isOpen: (request) => request.method === 'GET' && openPaths.has(new URL(request.url).pathname),
    async fetch(request, call) {
      const url = new URL(request.url);
      try {
        return await route(request.method, url.pathname.slice('/auth/v1'.length))(kit, { ...call, request, url });
      } catch (error) {
        const answer = error instanceof AuthError ? error : fromDatabase(error);
        if (answer === null) throw error;
        return errorResponse(answer, request);
      }
    },
  };
}

function route(method: string, path: string): Endpoint {
  const endpoint = endpoints[`${method} ${path}`];
  if (endpoint) return endpoint;
  if (/^\/admin\/users\/[^/]+$/.test(path)) return adminUser;
  const known = Object.keys(endpoints).some((name) => name.endsWith(` ${path}`));
  if (known) throw new AuthError(405, 'validation_failed', `${method} is not allowed for ${path}`);
  throw new AuthError(404, 'validation_failed', `There is no ${path} in the embedded auth service`);
}
