import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '../../local/process-identity.ts';
import {
  newPlace,
  type Place,
  postgresPid,
  processesNaming,
  type RunningBackend,
  runToEnd,
  startProcess,
} from './backend-process.ts';

async function leaveMessage({ visitor }: RunningBackend): Promise<string> {
  const subject = `Kept ${randomUUID()}`;
  const payload = { idempotency_key: randomUUID(), name: 'Vera', email: 'vera@example.com', subject, message: 'Hello' };
  const { error } = await visitor.rpc('submit_contact', {
    p_payload: { ...payload, consent_processing: true, wording_version: 'test' },
  });
  if (error) throw error;
  return subject;
}

async function hasMessage({ service }: RunningBackend, subject: string): Promise<boolean> {
  const { data, error } = await service.from('contact_messages').select('id').eq('subject', subject);
  if (error) throw error;
  return data.length === 1;
}

describe('the backend’s life', { timeout: 120_000 }, () => {
  let place: Place;
  let running: RunningBackend | undefined;

  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(async () => {
    if (running !== undefined && isAlive(running.pid)) await running.kill('SIGTERM');
    running = undefined;
    await place.remove();
  });

  test('a second start on the same data says who holds them, and ends', async () => {
    running = await startProcess(place);
    const second = await runToEnd('main.ts', place);
    expect(second.code).toBe(3);
    expect(second.output).toContain(`process ${running.pid} has held them since 20`);
    expect(second.output).toContain(`port ${place.base + 4}`);
    expect((await fetch(`${running.apiUrl}/_local/health`)).status).toBe(200);
  });

  test('a killed run leaves an orphan that the next start replaces, with the data kept', async () => {
    running = await startProcess(place);
    const subject = await leaveMessage(running);
    const orphan = await postgresPid(place);
    await running.kill('SIGKILL');
    expect(isAlive(orphan)).toBe(true);

    running = await startProcess(place);
    expect(isAlive(orphan)).toBe(false);
    expect(await hasMessage(running, subject)).toBe(true);
    // One router of functions, not the killed run's as well.
    const routers = await processesNaming(path.join(place.folder, 'postgres'));
    expect(routers).toEqual([await postgresPid(place)]);
  });

  test('a stop leaves no process and no lock, and the data for the next start', async () => {
    running = await startProcess(place);
    const subject = await leaveMessage(running);
    const server = await postgresPid(place);
    expect((await running.kill('SIGTERM')).code).toBe(0);
    expect(isAlive(server)).toBe(false);
    expect(await fs.readdir(place.folder)).not.toContain('lock.json');
    running = await startProcess(place);
    expect(await hasMessage(running, subject)).toBe(true);
  });

  test('a lock of a process that is gone, or of another with its number, blocks nobody', async () => {
    const lock = { pid: process.pid, since: '2026-01-01T00:00:00.000Z', port: 1, processStart: '1' };
    await fs.writeFile(path.join(place.folder, 'lock.json'), JSON.stringify(lock));
    running = await startProcess(place);
    expect((await fetch(`${running.apiUrl}/_local/health`)).status).toBe(200);
  });

  test('reset refuses while a backend runs, then removes its own things alone', async () => {
    running = await startProcess(place);
    const refused = await runToEnd('reset.ts', place);
    expect(refused.code).toBe(3);
    expect(refused.output).toContain(`in use by process ${running.pid}`);
    const subject = await leaveMessage(running);
    await running.kill('SIGTERM');

    await fs.writeFile(path.join(place.folder, 'notes.txt'), 'mine');
    const reset = await runToEnd('reset.ts', place);
    expect(reset.code).toBe(0);
    expect(reset.output).toContain(path.join(place.folder, 'postgres'));
    expect(await fs.readdir(place.folder)).toEqual(['notes.txt']);
    running = await startProcess(place);
    expect(await hasMessage(running, subject)).toBe(false);
  });

  test('a taken port is named, and nothing is left behind', async () => {
    const other = net.createServer().listen(place.base + 4, '127.0.0.1');
    try {
      const ended = await runToEnd('main.ts', place);
      expect(ended.code).toBe(1);
      expect(ended.output).toContain(`Port ${place.base + 4} is taken`);
      expect(await processesNaming(place.folder)).toEqual([]);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  test.runIf(process.getuid?.() === 0)('root may keep the data where only root can enter', async () => {
    await fs.chmod(place.folder, 0o700);
    running = await startProcess(place);
    expect((await fetch(`${running.apiUrl}/_local/health`)).status).toBe(200);
    await running.kill('SIGTERM');
    // The database lies elsewhere then; reset finds it all the same.
    const reset = await runToEnd('reset.ts', place);
    const elsewhere = /^ {2}(\/\S+\/kindwing\/data-[0-9a-f]+)$/m.exec(reset.output)?.[1] ?? '';
    expect(elsewhere).not.toBe('');
    await expect(fs.stat(elsewhere)).rejects.toThrow('ENOENT');
  });

  test('functions that died are started again', async () => {
    running = await startProcess(place);
    const call = () => running?.visitor.functions.invoke('get-anonymized-ip');
    expect((await call())?.error).toBeNull();
    const [router] = (await processesNaming(String(place.base + 6))).filter((pid) => pid !== running?.pid);
    if (router === undefined) throw new Error('The functions are not running.');
    process.kill(router, 'SIGKILL');
    // A call in that very moment may fail; the next ones must not.
    await expect.poll(async () => (await call())?.error ?? 'none', { timeout: 20_000, interval: 300 }).toBe('none');
  });
});
