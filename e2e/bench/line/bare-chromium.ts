import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { browserArguments } from './browser.ts';

type Result = Record<string, unknown>;

/** Without a screen Chromium takes itself for a device without a mouse, and `(hover: hover)` for false: here one points at links. */
const WITH_MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export interface BareChromium {
  send(method: string, params?: Result, sessionId?: string): Promise<Result>;
  on(method: string, listener: (params: Result, sessionId?: string) => void): void;
  close(): Promise<void>;
}

/**
 * Chromium by its protocol alone. Playwright attaches to pages and not to their tabs, and then Chromium draws no page
 * ahead of time: what a visitor's browser would do could not be measured.
 */
export function startChromium(path: string, spki: string): BareChromium {
  const profile = mkdtempSync(join(tmpdir(), 'kindwing-bench-'));
  const child = spawn(
    path,
    [
      ...browserArguments(spki),
      WITH_MOUSE,
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [into, out] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, ((params: Result, sessionId?: string) => void)[]>();
  let count = 0;
  let rest = '';
  out.on('data', (data: Buffer) => {
    const parts = (rest + data.toString()).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const { id, result, error, method, params, sessionId } = JSON.parse(part);
      if (method) for (const listener of listeners.get(method) ?? []) listener(params, sessionId);
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    }
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  const send: BareChromium['send'] = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      into.write(`${JSON.stringify({ id: count, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  return {
    send,
    on: (method, listener) => void listeners.set(method, [...(listeners.get(method) ?? []), listener]),
    close: async () => {
      // Asked to, it ends its own processes first: killed, it leaves them writing in its profile.
      send('Browser.close').catch(() => child.kill());
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
