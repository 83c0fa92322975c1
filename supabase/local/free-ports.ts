import { createServer } from 'node:net';

/** Below the ports that systems hand out to outgoing connections (32768 and up on Linux), which come and go at any moment. */
const FIRST = 20_000;
const LAST = 32_000;
const ATTEMPTS = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Ports beside each other that nothing listens on now, and that a later start will most likely find free again. */
export async function freePorts(count: number): Promise<number[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const first = FIRST + Math.floor(Math.random() * (LAST - FIRST - count));
    const ports = Array.from({ length: count }, (_, offset) => first + offset);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return ports;
  }
  throw new Error(
    `No ${count} free ports beside each other from ${FIRST} to ${LAST}: end what holds them and try again.`,
  );
}
