import { createServer } from 'node:http';
import type { Fault, FaultFinder } from '../shell/release/index.ts';

export interface PlannedFault {
  site: string;
  /** Regular expression that the path must match; every path when left out. */
  path?: string;
  fault: Fault;
}

/**
 * Lets journeys, which run in another process, decide what goes wrong: PUT replaces the list of faults, DELETE ends them.
 * Listens on 127.0.0.1 only, and only while journeys run.
 */
export async function startFaultControl(
  port: number,
): Promise<{ find: FaultFinder; url: string; close(): Promise<void> }> {
  let planned: PlannedFault[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      planned = request.method === 'PUT' ? (JSON.parse(body) as PlannedFault[]) : [];
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    find: ({ site, path }) =>
      planned.find((one) => one.site === site && (!one.path || new RegExp(one.path).test(path)))?.fault,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
