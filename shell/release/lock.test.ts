// @vitest-environment node
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './fixture.ts';
import { withLock } from './lock.ts';

const MINUTE = 60_000;
/** No process has this number. */
const NOBODY = 999_999_999;

/** Somebody's lock, of some minutes ago. */
function lockedBy(pid: number, host: string, minutes: number) {
  const folder = temporaryFolder();
  const file = join(folder, 'publish.lock');
  writeFileSync(file, JSON.stringify({ pid, host, at: Date.now() - minutes * MINUTE }));
  return { folder, file, kept: readFileSync(file, 'utf8') };
}

/** Tries to work there, and says whether the work was begun. */
async function attempt(file: string) {
  let begun = false;
  const result = withLock(file, () => {
    begun = true;
    return 'done';
  });
  return { answer: await result.catch((error: Error) => error.message), begun };
}

test.each([0, 29])('a lock that another machine took %i minutes ago is honoured', async (minutes) => {
  const { folder, file, kept } = lockedBy(NOBODY, 'elsewhere', minutes);
  const { answer, begun } = await attempt(file);
  expect(answer).toMatch(/^process 999999999 on elsewhere is publishing here already .*try again$/);
  expect(begun).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(kept);
  expect(readdirSync(folder)).toEqual(['publish.lock']);
});

test('a process that runs on this machine holds its lock for as long', async () => {
  const { file, kept } = lockedBy(process.ppid, hostname(), 29);
  expect((await attempt(file)).answer).toMatch(new RegExp(`^process ${process.ppid} is publishing here already`));
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

test.each([
  ['another machine took', NOBODY, 'elsewhere'],
  ['a process took whose number another one has by now', process.ppid, hostname()],
])('after half an hour a lock that %s is taken over', async (_, pid, host) => {
  const { folder, file } = lockedBy(pid, host, 31);
  expect(await attempt(file)).toEqual({ answer: 'done', begun: true });
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of a process that has died is taken over at once, and it is gone when the work has failed', async () => {
  const { file } = lockedBy(NOBODY, hostname(), 0);
  await expect(
    withLock(file, () => {
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
      throw new Error('full disk');
    }),
  ).rejects.toThrow('full disk');
  expect(existsSync(file)).toBe(false);
});

test('of two who publish in one process the second is told', async () => {
  const file = join(temporaryFolder(), 'publish.lock');
  await withLock(file, async () => {
    expect(await attempt(file)).toEqual({ answer: expect.stringMatching(/in this process already/), begun: false });
  });
});
