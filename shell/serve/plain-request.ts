import { request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** As it travelled, not unpacked. */
  body: Buffer;
}

export interface Asked {
  port: number;
  path: string;
  headers?: Record<string, string>;
  method?: string;
}

/** For tests. Sends the path exactly as given, where `fetch` would tidy it up first, and unpacks nothing. */
export const plainRequest = (asked: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', ...asked }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        body: Buffer.concat(parts),
      });
    });
    call.on('error', reject).end();
  });
