import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendFile, sendText } from './answer.ts';
import { typeOf } from './content-types.ts';
import { type FaultFinder, inflict } from './faults.ts';
import { requestedPath } from './find-file.ts';
import type { Redirect } from './preview.ts';

export interface StaticSite {
  name: string;
  /** Where a request is sent on to before any file is looked for, with the cookie to keep. */
  redirect?: (request: IncomingMessage) => Redirect | undefined;
  /** The file that answers a path, with the status; nothing for a 404 without a page. */
  find: (path: string, cookies?: string) => { file: string; status: number } | undefined;
  headersFor: (path: string, file: string | undefined, cookies?: string) => Record<string, string>;
}

async function respond(
  site: StaticSite,
  faults: FaultFinder | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = request.url ?? '/';
  const path = requestedPath(url);
  const cookies = request.headers.cookie;
  const { file, status = 404 } = (path === undefined ? undefined : site.find(path, cookies)) ?? {};
  const headers = site.headersFor(path ?? '/', file, cookies);
  const fault = path === undefined ? undefined : faults?.({ site: site.name, path, query: url.split('?')[1] ?? '' });
  // In the file's own type, so that what goes wrong is the content alone.
  if (await inflict(fault, response, file ? { ...headers, 'content-type': typeOf(file) } : headers)) return;
  const move = site.redirect?.(request);
  if (move) {
    const { location, cookie } = move;
    const moved = { ...headers, location, 'set-cookie': cookie, 'cache-control': 'no-store' };
    // The address of a preview is its key: it isn't told to anybody who is linked to.
    response.writeHead(303, { ...moved, 'referrer-policy': 'no-referrer', 'content-length': '0' }).end();
  } else if (request.method === 'OPTIONS') {
    const allowed = {
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-max-age': '86400',
      allow: 'GET, HEAD, OPTIONS',
    };
    response.writeHead(204, { ...headers, ...allowed }).end();
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, `${request.method} is not possible here: use GET`, {
      ...headers,
      allow: 'GET, HEAD, OPTIONS',
    });
  } else if (path === undefined) {
    sendText(response, 400, 'This address can not be read.', headers);
  } else if (!file) {
    sendText(response, 404, `There is no file at this address.`, headers);
  } else {
    await sendFile(request, response, { file, status }, headers);
  }
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers every request from a site's files, whatever kind of server it came to. */
export const listenerOf =
  (site: StaticSite, faults?: FaultFinder): Listener =>
  (request, response) => {
    respond(site, faults, request, response).catch((error: unknown) => {
      console.error(`${site.name} ${request.url}: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The file could not be read.', {});
    });
  };

export const createStaticServer = (site: StaticSite, faults?: FaultFinder): Server =>
  createServer(listenerOf(site, faults));
