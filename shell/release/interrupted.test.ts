// @vitest-environment node
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, readlinkSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBucketSite } from './bucket-site.ts';
import { filesBelow } from './files.ts';
import { remoteBuild, temporaryFolder } from './fixture.ts';
import {
  builtCommand,
  type Change,
  changes,
  each,
  endsOfKinds,
  fill,
  killedAt,
  run,
  stepsOf,
} from './interrupted-fixture.ts';
import { openS3 } from './s3.ts';
import { s3Key, startTestS3, type TestS3 } from './s3-fixture.ts';
import { openSite } from './site.ts';
import { bucketSite, folderSite, type Whole } from './whole-site.ts';

let cli: string;
beforeAll(async () => {
  cli = await builtCommand();
}, 120_000);

const changeOf = (name: string): Change => (changes[name] as () => Change)();

const copyOf = (original: string) => {
  const folder = temporaryFolder();
  cpSync(original, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
};

const pagesOf = (folder: string) => {
  const current = join(folder, 'shell', 'current');
  return [readlinkSync(current), ...filesBelow(current).map((file) => readFileSync(join(current, file), 'utf8'))];
};

const unfinished = (folder: string) => filesBelow(folder).filter((file) => file.includes('.part'));

describe('a folder: killed at each step, the live site is the old or the new one, and the next attempt succeeds', () => {
  const original = temporaryFolder();
  let before: Whole;
  beforeAll(async () => {
    await fill(openSite(original));
    before = folderSite(original);
  });

  test.each(Object.keys(changes))('%s', { timeout: 300_000 }, async (name) => {
    const { command, make } = changeOf(name);
    const reference = copyOf(original);
    const steps = await stepsOf([cli, ...command, '--sites', reference], reference);
    const after = folderSite(reference);
    await openSite(reference).prune({ remove: true });
    const settled = folderSite(reference);
    const seen = { old: 0, new: 0, locks: 0 };

    await each(steps, async (step) => {
      const folder = copyOf(original);
      expect(await killedAt([cli, ...command, '--sites', folder], folder, step), step).toBe('SIGKILL');
      const live = folderSite(folder);
      const isOld = isDeepStrictEqual(live, before);
      if (!isOld) expect(live, step).toEqual(after);
      if (live.history === before.history) expect(pagesOf(folder), step).toEqual(pagesOf(original));
      seen[isOld ? 'old' : 'new']++;
      if (existsSync(join(folder, 'publish.lock'))) seen.locks++;

      const site = openSite(folder);
      if (isOld || name === 'pruning') await make(site);
      await site.prune({ remove: true });
      expect(folderSite(folder), step).toEqual(settled);
      expect(unfinished(folder), step).toEqual([]);
      if (name === 'pruning') expect(await site.prune({ days: 0 }), step).toEqual([]);
      rmSync(folder, { recursive: true });
    });
    expect(seen.old + seen.new).toBeGreaterThan(10);
    // Pruning takes the expired preview, which is seen, early; all others are unseen until they switch.
    expect(seen.old).toBeGreaterThan(name === 'pruning' ? 3 : 10);
    expect(seen.locks).toBeGreaterThan(10);
    expect(seen.new).toBeGreaterThan(0);
  });
});

const env = { AWS_ACCESS_KEY_ID: s3Key.accessKeyId, AWS_SECRET_ACCESS_KEY: s3Key.secretAccessKey };
const siteIn = ({ url }: TestS3) => openBucketSite(openS3({ ...s3Key, url }));

/** Of what kind an object is: one that switches something, or one of many. */
const kindOf = (key: string) =>
  /^[^/]+$|\/preview\.json$/.test(key)
    ? key.replace(/.*\//, '')
    : key
        .split('/')
        .slice(0, key.startsWith('shell/') ? 2 : 1)
        .join('/');

/** Before and after each write. */
const aroundWrites = (keys: readonly string[]) => {
  const counts: Record<string, number> = {};
  return keys.map(kindOf).flatMap((kind) => {
    const number = (counts[kind] ?? 0) + 1;
    counts[kind] = number;
    return [`before ${kind}#${number}`, `after ${kind}#${number}`];
  });
};

/** Around the write of what is alone of its kind; of many after the first one and before the last. */
const betweenWrites = (keys: readonly string[]) =>
  [...new Set(keys.map(kindOf))].flatMap((kind) => {
    const many = keys.filter((key) => kindOf(key) === kind).length;
    return many > 1 ? [`after ${kind}#1`, `before ${kind}#${many}`] : [`before ${kind}#1`, `after ${kind}#1`];
  });

describe('a bucket: killed before and after each write of a publication, and of each kind in all else, the live site is the old or the new one, and the next attempt succeeds', () => {
  let original: TestS3['objects'];
  let before: Whole;
  beforeAll(async () => {
    const s3 = await startTestS3();
    await fill(siteIn(s3));
    await s3.close();
    original = s3.objects;
    before = bucketSite(original);
  }, 60_000);

  /** Calls back around each write with its kind and its number within the kind. */
  const watch = (s3: TestS3, call: (step: string) => void) => {
    const counts: Record<string, number> = {};
    s3.onWrite = (key, moment) => {
      const kind = `${moment} ${kindOf(key)}`;
      counts[kind] = (counts[kind] ?? 0) + 1;
      call(`${kind}#${counts[kind]}`);
    };
  };

  test.each(Object.keys(changes))('%s', { timeout: 300_000 }, async (name) => {
    const { command, make } = changeOf(name);
    const reference = await startTestS3(new Map(original));
    const keys: string[] = [];
    reference.onWrite = (key, moment) => void (moment === 'before' && keys.push(key));
    expect(await once(run([cli, ...command, '--bucket', reference.url], env), 'exit')).toEqual([0, null]);
    const after = bucketSite(reference.objects);
    delete reference.onWrite;
    await siteIn(reference).prune({ remove: true });
    const settled = bucketSite(reference.objects);
    await reference.close();
    const seen = { old: 0, new: 0 };

    const steps = name === 'a publication' ? aroundWrites(keys) : betweenWrites(keys);
    if (name === 'a publication') expect(steps.length).toBeGreaterThan(20);
    await each(steps, async (step) => {
      const s3 = await startTestS3(new Map(original));
      const child = run([cli, ...command, '--bucket', s3.url], env);
      let killed = false;
      watch(s3, (each) => {
        if (!killed && each !== step) return;
        child.kill('SIGKILL');
        killed = true;
        // What the dead process had sent along doesn't arrive.
        throw new Error('the line is cut');
      });
      expect(await once(child, 'exit'), step).toEqual([null, 'SIGKILL']);
      delete s3.onWrite;
      const live = bucketSite(s3.objects);
      const isOld = isDeepStrictEqual(live, before);
      if (!isOld) expect(live, step).toEqual(after);
      if (live.history === before.history)
        expect(s3.objects.get('current.json'), step).toEqual(original.get('current.json'));
      seen[isOld ? 'old' : 'new']++;

      const site = siteIn(s3);
      if (isOld || name === 'pruning') await make(site);
      await site.prune({ remove: true });
      expect(bucketSite(s3.objects), step).toEqual(settled);
      if (name === 'pruning') expect(await site.prune({ days: 0 }), step).toEqual([]);
      await s3.close();
    });
    expect(seen.old).toBeGreaterThan(0);
    expect(seen.new).toBeGreaterThan(0);
  });

  test('a folder that follows it', { timeout: 300_000 }, async () => {
    const s3 = await startTestS3(new Map(original));
    const folder = temporaryFolder();
    await siteIn(s3).mirror(folder);
    const old = folderSite(folder);
    await siteIn(s3).publish('public', changeOf('a publication with pages made ahead').command.at(-1) ?? '');
    await siteIn(s3).preview('portal', remoteBuild('portal', 'two'));
    const reference = copyOf(folder);
    const command = (to: string) => [cli, 'mirror', to, '--bucket', s3.url];
    const steps = await stepsOf(command(reference), reference, env);
    const after = folderSite(reference);
    expect(after).toEqual(bucketSite(s3.objects));
    const seen = { old: 0, new: 0 };

    await each(endsOfKinds(steps), async (step) => {
      const following = copyOf(folder);
      expect(await killedAt(command(following), following, step, env), step).toBe('SIGKILL');
      const live = folderSite(following);
      const { previews: _, ...shown } = live;
      const isOld = live.history === old.history;
      expect(isOld ? old : after, step).toMatchObject(shown);
      if (isOld) expect(pagesOf(following), step).toEqual(pagesOf(folder));
      seen[isOld ? 'old' : 'new']++;
      for (const file of unfinished(following)) {
        const place = file.replace(/(\.part)\/.*/, '$1');
        utimesSync(join(following, place), new Date(0), new Date(0));
      }
      await siteIn(s3).mirror(following);
      expect(folderSite(following), step).toEqual(after);
      expect(unfinished(following), step).toEqual([]);
      rmSync(following, { recursive: true });
    });
    await s3.close();
    expect(seen.old).toBeGreaterThan(3);
  });
});
