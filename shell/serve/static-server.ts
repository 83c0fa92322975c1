import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendFile, sendText } from './answer.ts';
import { typeOf } from './content-types.ts';
import { type FaultFinder, inflict } from './faults.ts';
import { requestedPath } from './find-file.ts';

export interface StaticSite {
  name: string;
  /** The file that answers a path, with the status; nothing for a 404 without a page. */
  find: (path: string) => { file: string; status: number } | undefined;
  headersFor: (path: string, file: string | undefined) => Record<string, string>;
}

async function respond(
  site: StaticSite,
  faults: FaultFinder | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = request.url ?? '/';
  const path = requestedPath(url);
  const { file, status = 404 } = (path === undefined ? undefined : site.find(path)) ?? {};
  const headers = site.headersFor(path ?? '/', file);
  const fault = path === undefined ? undefined : faults?.({ site: site.name, path, query: url.split('?')[1] ?? '' });
  // In the file's own type, so that what goes wrong is the content alone.
  if (await inflict(fault, response, file ? { ...headers, 'content-type': typeOf(file) } : headers)) return;
  if (request.method === 'OPTIONS') {
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
