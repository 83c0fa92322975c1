import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { environment } from './environment.ts';

export interface DevServer {
  /** With a slash at its end. */
  address: string;
  stop: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a team starts in its remote's folder: `dev`, the small host, or `dev:shell`, for a running shell. */
export async function startDevServer(folder: string, script: 'dev' | 'dev:shell'): Promise<DevServer> {
  const port = await freePort();
  const child = spawn('npm', ['run', '--silent', script, '--', '--port', String(port)], {
    cwd: folder,
    // Beside the running service: its ports are counted from the shell's.
    env: { ...process.env, KINDWING_PORTS: new URL(environment.shellUrl).port },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (data: Buffer) => {
      said += data.toString();
    });
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  const address = `http://127.0.0.1:${port}/`;
  const asked = script === 'dev' ? address : `${address}remote.json`;
  for (const end = Date.now() + 90_000; Date.now() < end && child.exitCode === null; ) {
    const answer = await fetch(asked).catch(() => undefined);
    if (answer?.ok) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stop();
  throw new Error(`npm run ${script} in ${folder} answers nothing at ${asked}:\n${said.slice(-2000)}`);
}
