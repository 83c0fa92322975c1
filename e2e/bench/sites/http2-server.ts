import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { listenerOf, type StaticSite } from '@kindwing/shell/release';
import type { Certificate } from './certificate.ts';

export interface SecureServer {
  close(): Promise<void>;
}

type Asked = Parameters<ReturnType<typeof listenerOf>>;

/** One site over HTTP/2, as a host in production serves it: same files, headers and packing as the HTTP/1.1 server. */
export async function serveSecurely(site: StaticSite, port: number, { key, cert }: Certificate): Promise<SecureServer> {
  const answer = listenerOf(site);
  // Node's compatibility layer gives HTTP/2 the same two objects; only their types differ.
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request: unknown, response: unknown) =>
    answer(request as Asked[0], response as Asked[1]),
  );
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}
