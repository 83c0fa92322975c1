import { App } from '@supabase/lite';
import type { Service } from '../service.ts';
import { connect } from './connection.ts';
import { type RequestScope, requestScope, silenceStatementLogging } from './request-scope.ts';

export interface RestOptions {
  authenticatorUrl: string;
  readerUrl: string;
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
    // The gateway has verified the token; lite's own check would look for the session in its own auth tables.
    auth: { enabled: false },
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
      const headers = new Headers(request.headers);
      const scope: RequestScope = {
        call,
        method: request.method,
        path: new URL(request.url).pathname.slice('/rest/v1'.length),
        headers: Object.fromEntries(headers),
      };
      headers.delete('authorization');
      headers.delete('apikey');
      return requestScope.run(scope, () => app.fetch(new Request(request, { headers })));
    },
  };
}
