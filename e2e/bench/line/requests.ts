import type { CDPSession } from '@playwright/test';

export interface RequestRecord {
  url: string;
  /** Chromium's word for it: Document, Script, Stylesheet, Font, Image, Fetch, XHR, Preflight, Other */
  kind: string;
  protocol: string;
  status: number;
  /** milliseconds since the page's first request */
  startedAt: number;
  endedAt?: number;
  /** as it came over the line, headers included */
  bytes: number;
}

export interface RequestLog {
  list(): RequestRecord[];
  /** Resolves once nothing has been under way for that long. */
  quiet(milliseconds: number, atMost: number): Promise<void>;
}

/** Chromium asks for the icon when it likes, and a cached one costs nothing: it is no part of a page's figures. */
const isIcon = (url: string) => /\/favicon\.\w+$/.test(url);

/** Writes down every request of a page from now on. */
export async function recordRequests(session: CDPSession): Promise<RequestLog> {
  const records = new Map<string, RequestRecord>();
  let first: number | undefined;
  let changedAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    first ??= timestamp;
    changedAt = Date.now();
    if (request.url.startsWith('data:') || isIcon(request.url)) return;
    const startedAt = (timestamp - first) * 1000;
    records.set(requestId, { url: request.url, kind: type, protocol: '', status: 0, startedAt, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const record = records.get(requestId);
    if (record) Object.assign(record, { kind: type, protocol: response.protocol ?? '', status: response.status });
  });
  const ended = (requestId: string, timestamp: number, bytes: number) => {
    changedAt = Date.now();
    const record = records.get(requestId);
    if (record) Object.assign(record, { endedAt: (timestamp - (first ?? timestamp)) * 1000, bytes });
  };
  session.on('Network.loadingFinished', (event) => ended(event.requestId, event.timestamp, event.encodedDataLength));
  session.on('Network.loadingFailed', (event) => ended(event.requestId, event.timestamp, 0));
  await session.send('Network.enable');
  const list = () => [...records.values()];
  return {
    list,
    quiet: async (milliseconds, atMost) => {
      const until = Date.now() + atMost;
      const busy = () => list().some(({ endedAt }) => endedAt === undefined) || Date.now() - changedAt < milliseconds;
      while (busy() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
