import { App } from '@supabase/lite';
import type { Call, Service } from '../service.ts';
import { connect } from './connection.ts';
import { requestScope, silenceStatementLogging } from './request-scope.ts';

export interface RestOptions {
  authenticatorUrl: string;
  readerUrl: string;
  jwtSecret: string;
  /** As config.toml's `[api]`. */
  schemas: string[];
  maxRows: number;
}

export interface RestService extends Service {
  refresh(): Promise<void>;
}

/** PostgREST's API at /rest/v1, served by @supabase/lite embedded and hardened. */
export async function createRestService(options: RestOptions): Promise<RestService> {
  const { connection, refresh, close } = connect(options.authenticatorUrl, options.readerUrl);
  const app = new App({
    connection,
    api: { schemas: options.schemas, max_rows: options.maxRows },
    // Only the token check of it is used: no auth route is reachable through /rest/v1, and no API key is configured
    // here because the gateway has already seen to it.
    auth: { enabled: true, jwt_secret: options.jwtSecret },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  await app.init();
  silenceStatementLogging();
  await refresh();
  return {
    path: '/rest/v1',
    refresh,
    close,
    async fetch(request, call) {
      const forwarded = forward(request, call);
      const scope = { call, method: request.method, path: new URL(request.url).pathname.slice('/rest/v1'.length) };
      const headers = Object.fromEntries(forwarded.headers);
      return requestScope.run({ ...scope, headers }, () => app.fetch(forwarded));
    },
  };
}

/** The request as Postgres may see it: the token that was verified, and the address that the socket had. */
function forward(request: Request, call: Call): Request {
  const headers = new Headers(request.headers);
  headers.delete('apikey');
  headers.set('authorization', `Bearer ${call.token}`);
  headers.set('x-forwarded-for', call.clientAddress);
  return new Request(request, { headers });
}
