import { connect, createServer, type Socket } from 'node:net';
import { line } from './line.ts';

export interface SlowLine {
  /** Resolves once the line is gone. */
  close(): Promise<void>;
}

/** No more than this on its way at once; a sender that is faster waits. */
const UNDER_WAY = 64 * 1024;
const PIECE = 4 * 1460;

/** Hands bytes on in their order, each when `due` says that it has arrived. */
function carry(from: Socket, to: Socket, due: (bytes: number) => number): void {
  const way: { piece: Buffer; at: number }[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const deliver = () => {
    timer = undefined;
    for (let first = way[0]; first && first.at <= performance.now(); first = way[0]) {
      way.shift();
      size -= first.piece.length;
      if (!to.destroyed) to.write(first.piece);
    }
    if (size < UNDER_WAY) from.resume();
    plan();
  };
  const plan = () => {
    if (!timer && way[0]) timer = setTimeout(deliver, Math.max(0, way[0].at - performance.now()));
  };
  from.on('data', (data) => {
    for (let start = 0; start < data.length; start += PIECE) {
      const piece = Buffer.from(data.subarray(start, start + PIECE));
      way.push({ piece, at: due(piece.length) });
      size += piece.length;
    }
    if (size >= UNDER_WAY) from.pause();
    plan();
  });
  from.on('close', () => setTimeout(() => to.destroy(), line.latencyMs));
  from.on('error', () => to.destroy());
}

/**
 * A slow line in front of a server: whatever the browser fetches, ahead of time or not, comes through it. Chromium's own
 * throttling holds for the page that asks and not for pages that are drawn ahead.
 */
export async function slowLine(port: number, behind: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let free = 0;
  const down = (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes / line.downBytesPerSecond) * 1000;
    return free + line.latencyMs / 2;
  };
  const server = createServer((visitor) => {
    const site = connect(behind, '127.0.0.1');
    for (const socket of [visitor, site]) {
      socket.setNoDelay();
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // The first packets wait for the connection to be made, which takes one way there and back.
    const connected = performance.now() + line.latencyMs;
    carry(visitor, site, () => Math.max(performance.now(), connected) + line.latencyMs / 2);
    carry(site, visitor, down);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
