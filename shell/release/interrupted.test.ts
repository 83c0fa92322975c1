// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Registry, registrySchema } from '@kindwing/contract/schema';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBucketSite } from './bucket-site.ts';
import { filesBelow } from './files.ts';
import { makingShellBuild, publicBuild, remoteBuild, settings, shellBuild, temporaryFolder } from './fixture.ts';
import type { Publication } from './history.ts';
import { openS3 } from './s3.ts';
import { s3Key, startTestS3, type TestS3 } from './s3-fixture.ts';
import { openSite, type Site } from './site.ts';

/** The release command in one file: about a hundred processes are started, and each would compile it anew. */
let cli: string;
beforeAll(async () => {
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: fileURLToPath(new URL('./cli.ts', import.meta.url)), outDir, emptyOutDir: false },
  });
  cli = join(outDir, 'cli.mjs');
  if (!existsSync(cli)) cli = join(outDir, 'cli.js');
}, 120_000);

/**
 * Counts every change below a folder and ends the process, as a power cut would, at the one that is asked for: before it,
 * or in the middle where it has one.
 */
const killer = `
import fs from 'node:fs';
import { join } from 'node:path';
import { syncBuiltinESMExports } from 'node:module';
const { KILL_BELOW: below, KILL_AT: at } = process.env;
let step = 0;
const die = () => process.kill(process.pid, 'SIGKILL');
const half = {
  writeFileSync: (write, [file, content]) => write(file, content.slice(0, content.length / 2)),
  cpSync: (_, [from, to]) => {
    if (fs.statSync(from).isFile()) return write(to, fs.readFileSync(from).subarray(0, 2));
    fs.mkdirSync(to, { recursive: true });
    const [first] = fs.readdirSync(from, { withFileTypes: true }).filter((each) => each.isFile());
    if (first) fs.copyFileSync(join(from, first.name), join(to, first.name));
  },
  rmSync: (remove, [path]) => {
    const inside = fs.existsSync(path) && fs.statSync(path).isDirectory() ? fs.readdirSync(path) : [];
    if (inside.length) remove(join(path, inside[0]), { recursive: true });
  },
};
const write = fs.writeFileSync;
for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'symlinkSync', 'linkSync', 'cpSync']) {
  const real = fs[name];
  fs[name] = (...given) => {
    if (given.some((each) => typeof each === 'string' && each.startsWith(below)) && ++step === Number(at)) {
      half[name]?.(real, given);
      die();
    }
    return real(...given);
  };
}
syncBuiltinESMExports();
`;

function run(given: readonly string[], env: Record<string, string>, preloaded?: string): ChildProcess {
  const before = preloaded ? ['--import', `data:text/javascript,${encodeURIComponent(preloaded)}`] : [];
  return spawn(process.execPath, [...before, cli, ...given], {
    // What a killed process leaves in its temporary folder goes with the test's.
    env: { ...process.env, TMPDIR: temporaryFolder(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

type Read = (path: string) => string;

interface Whole {
  /** The version of each part. */
  parts: Record<string, string>;
  history: number;
}

/** Proves that what a visitor can fetch belongs together, and says which versions it is. */
function wholeSite(release: Read, sites: Read): Whole {
  const registry: Registry = registrySchema.parse(JSON.parse(release('registry.json')));
  const page = release('app.html');
  expect(JSON.parse(/id="kindwing-registry">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toEqual(registry);
  const versions = JSON.parse(release('versions.json'));
  expect(versions.release).toBe(registry.release);
  for (const [name, { current, previous }] of Object.entries(registry.remotes)) {
    expect(versions.remotes[name].current).toBe(current.version);
    for (const each of previous ? [current, previous] : [current])
      for (const file of [each.entry, ...each.preload, 'remote.json'])
        expect(sites(`${name}/${each.version}/${file}`)).not.toBe('');
    expect(sites(`${name}/${current.version}/${current.entry}`)).toMatch(/^entry\('.*'\)$/);
  }
  const script = /static\/js\/index\.\w+\.js/.exec(page)?.[0];
  if (script) expect(sites(`shell/assets/${script}`)).toMatch(/^boot/);
  expect(release('favicon.svg')).toBe('<svg/>');
  const made = registry.remotes.public?.current.version;
  if (made)
    for (const file of ['index.html', 'services/index.html', 'es/index.html', 'es/services/index.html']) {
      expect(release(file)).toContain(` ${made} `);
      expect(release(file)).toContain(`"release":${registry.release},`);
      expect(/<p>(\w+) /.exec(release(file))?.[1]).toBe(/early\('(\w+)'\)/.exec(page)?.[1]);
    }
  const history = release('history.jsonl')
    .trim()
    .split('\n')
    .map((line): Publication => JSON.parse(line));
  expect(history.at(-1)?.release).toBe(registry.release);
  const remotes = Object.entries(registry.remotes).map(([name, { current }]) => [name, current.version]);
  return { parts: { shell: versions.shell.current, ...Object.fromEntries(remotes) }, history: history.length };
}

const folderSite = (folder: string) =>
  wholeSite(
    (file) => readFileSync(join(folder, 'shell', 'current', file), 'utf8'),
    (file) => readFileSync(join(folder, file), 'utf8'),
  );

function bucketSite({ objects }: Pick<TestS3, 'objects'>) {
  const read: Read = (key) => {
    const object = objects.get(key);
    if (!object) throw new Error(`the bucket has no ${key}`);
    return (object.headers['content-encoding'] === 'br' ? brotliDecompressSync(object.body) : object.body).toString();
  };
  const { folder } = JSON.parse(read('current.json'));
  return wholeSite((file) => read(`shell/releases/${folder}/${file}`), read);
}

/** Runs numbered attempts, three at a time, until one of them says that its process came to its end. */
async function untilDone(attempt: (step: number) => Promise<boolean>): Promise<number> {
  let step = 0;
  let done = Number.POSITIVE_INFINITY;
  const worker = async () => {
    while (step < done) {
      const mine = ++step;
      if (await attempt(mine)) done = Math.min(done, mine);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return done;
}

const pagesOf = (folder: string) => {
  const current = join(folder, 'shell', 'current');
  return [readlinkSync(current), ...filesBelow(current).map((file) => readFileSync(join(current, file), 'utf8'))];
};

/** Changes of a site: as commands, and the same done by hand to know what they lead to. */
const changes: Record<string, { given: () => string[]; change: (site: Site, dist: string) => Promise<unknown> }> = {
  'a publication': {
    given: () => ['publish', 'portal', '--dist', remoteBuild('portal', 'two')],
    change: (site, dist) => site.publish('portal', dist),
  },
  'a publication with pages made ahead': {
    given: () => ['publish', 'public', '--dist', publicBuild('three')],
    change: (site, dist) => site.publish('public', dist),
  },
  'a publication of the shell': {
    given: () => ['publish', 'shell', '--dist', makingShellBuild('two')],
    change: (site, dist) => site.publish('shell', dist),
  },
  'a rollback': { given: () => ['rollback', 'public'], change: (site) => site.rollback('public') },
  pruning: {
    given: () => ['prune', '--days', '0', '--yes'],
    change: (site) => site.prune({ days: 0, remove: true }),
  },
};

describe('a folder: killed at each step, the live site is the old or the new one, and the next attempt succeeds', () => {
  const original = temporaryFolder();
  let before: Whole;
  beforeAll(async () => {
    const site = openSite(original);
    await site.configure(settings);
    const parts = { portal: remoteBuild('portal'), admin: remoteBuild('admin') };
    await site.publishAll({ shell: makingShellBuild('one'), public: publicBuild('one'), ...parts });
    await site.publish('admin', remoteBuild('admin', 'skipped'));
    await site.rollback('admin');
    await site.publish('public', publicBuild('two'));
    before = folderSite(original);
  });
  const copy = () => {
    const folder = temporaryFolder();
    cpSync(original, folder, { recursive: true, verbatimSymlinks: true });
    return folder;
  };

  test.each(Object.keys(changes))('%s', { timeout: 300_000 }, async (name) => {
    const { given, change } = changes[name] as (typeof changes)[string];
    const command = given();
    const dist = command.at(-1) ?? '';
    const reference = copy();
    await change(openSite(reference), dist);
    const after = folderSite(reference);
    const seen = { old: 0, new: 0, locks: 0 };

    const steps = await untilDone(async (step) => {
      const folder = copy();
      const env = { KILL_BELOW: folder, KILL_AT: String(step) };
      const [code, signal] = await once(run([...command, '--sites', folder], env, killer), 'exit');
      expect(signal ?? code, `step ${step}`).toBe(signal ? 'SIGKILL' : 0);
      const live = folderSite(folder);
      const isOld = live.history === before.history;
      expect(live, `step ${step}`).toEqual(isOld ? before : after);
      if (isOld) expect(pagesOf(folder)).toEqual(pagesOf(original));
      seen[isOld ? 'old' : 'new']++;
      if (existsSync(join(folder, 'publish.lock'))) seen.locks++;

      const site = openSite(folder);
      if (isOld) await change(site, dist);
      await site.prune({ remove: true });
      expect(folderSite(folder)).toEqual(after);
      expect(filesBelow(folder).filter((file) => file.includes('.part'))).toEqual([]);
      if (name === 'pruning') expect(await site.prune({ days: 0 })).toEqual([]);
      rmSync(folder, { recursive: true });
      return signal === null;
    });
    expect(steps).toBeGreaterThan(10);
    expect(seen.old).toBeGreaterThan(10);
    expect(seen.locks).toBeGreaterThan(10);
    if (name !== 'pruning') expect(seen.new).toBeGreaterThan(1);
  });
});

test('a bucket: killed before and after each write, the live site is the old or the new one, and the next publication succeeds', async () => {
  const first = await startTestS3();
  const site = openBucketSite(openS3({ ...s3Key, url: first.url }));
  await site.configure(settings);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal'), admin: remoteBuild('admin') });
  await first.close();
  const before = bucketSite(first);
  const dist = remoteBuild('portal', 'two');
  const after = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')).version;
  const env = { AWS_ACCESS_KEY_ID: s3Key.accessKeyId, AWS_SECRET_ACCESS_KEY: s3Key.secretAccessKey };
  const seen = { old: 0, new: 0 };

  const moments = await untilDone(async (moment) => {
    const s3 = await startTestS3(new Map(first.objects));
    let passed = 0;
    let killed = false;
    const child = run(['publish', 'portal', '--dist', dist, '--bucket', s3.url], env);
    s3.onWrite = () => {
      if (++passed < moment) return;
      child.kill('SIGKILL');
      killed = true;
      // What the dead process had sent along doesn't arrive.
      throw new Error('the line is cut');
    };
    const [code, signal] = await once(child, 'exit');
    delete s3.onWrite;
    expect(killed ? signal : code, `moment ${moment}`).toBe(killed ? 'SIGKILL' : 0);
    const live = bucketSite(s3);
    if (live.parts.portal === before.parts.portal) {
      seen.old++;
      expect(s3.objects.get('current.json')).toEqual(first.objects.get('current.json'));
    } else {
      seen.new++;
      expect(live).toEqual({ parts: { ...before.parts, portal: after }, history: before.history + 1 });
    }
    expect(await openBucketSite(openS3({ ...s3Key, url: s3.url })).publish('portal', dist)).toBe(after);
    expect(bucketSite(s3).parts.portal).toBe(after);
    await s3.close();
    return !killed;
  });
  expect(moments).toBeGreaterThan(20);
  expect(seen.old).toBeGreaterThan(20);
  expect(seen.new).toBeGreaterThan(0);
}, 300_000);
