import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BucketSite } from './bucket-site.ts';
import { makingShellBuild, publicBuild, remoteBuild, settings, temporaryFolder } from './fixture.ts';
import type { Site } from './site.ts';

/** The release command in one file: about a hundred processes are started, and each would compile it anew. */
export async function builtCommand(): Promise<string> {
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./cli.ts', import.meta.url)),
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
    },
  });
  const file = join(outDir, 'cli.mjs');
  return existsSync(file) ? file : join(outDir, 'cli.js');
}

/**
 * Names every change below a folder by its kind and its number within the kind, and ends the process, as a power cut would,
 * at the one that is asked for: before it, or in the middle where it has one.
 */
const killer = `
import fs from 'node:fs';
import { join } from 'node:path';
import { syncBuiltinESMExports } from 'node:module';
const { KILL_BELOW: below, KILL_AT: at, KILL_LOG: log } = process.env;
const counts = {};
const steps = [];
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
const kindOf = (name, path) => {
  const parts = path.slice(below.length + 1).replace(/(\\.[-0-9a-f]{36})?(\\.\\d+)?\\.part/g, '.part').replace(/[\\w-]{22}/, '*').split('/');
  const incoming = parts.findIndex((each, i) => each.endsWith('.part') && i < parts.length - 1);
  const inShell = parts.slice(0, incoming < 0 ? -1 : incoming + 1);
  const place = parts.length > 1 && parts[0] === 'shell' ? inShell : parts.slice(0, 1);
  return name + ' ' + place.join('/');
};
for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'symlinkSync', 'linkSync', 'cpSync']) {
  const real = fs[name];
  fs[name] = (...given) => {
    const path = given.findLast((each) => typeof each === 'string' && each.startsWith(below + '/'));
    // What removes nothing leaves all as it was.
    if (path && (name !== 'rmSync' || fs.existsSync(path))) {
      const kind = kindOf(name, path);
      counts[kind] = (counts[kind] ?? 0) + 1;
      steps.push(kind + '#' + counts[kind]);
      if (steps.at(-1) === at) {
        half[name]?.(real, given);
        process.kill(process.pid, 'SIGKILL');
      }
    }
    return real(...given);
  };
}
syncBuiltinESMExports();
if (log) process.on('exit', () => write(log, JSON.stringify(steps)));
`;

export function run(given: readonly string[], env: Record<string, string>, preloaded?: string): ChildProcess {
  const before = preloaded ? ['--import', `data:text/javascript,${encodeURIComponent(preloaded)}`] : [];
  return spawn(process.execPath, [...before, ...given], {
    // What a killed process leaves in its temporary folder goes with the test's.
    env: { ...process.env, TMPDIR: temporaryFolder(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** How a process ended: by its code or by a signal. */
const endOf = async (child: ChildProcess): Promise<number | string> => {
  const [code, signal] = await once(child, 'exit');
  return signal ?? code;
};

/** Runs a command and says which steps it takes below a folder. */
export async function stepsOf(given: readonly string[], below: string, env: Record<string, string> = {}) {
  const log = join(temporaryFolder(), 'steps.json');
  const end = await endOf(run(given, { ...env, KILL_BELOW: below, KILL_LOG: log }, killer));
  if (end !== 0) throw new Error(`${given.slice(1).join(' ')} ended with ${end}`);
  return JSON.parse(readFileSync(log, 'utf8')) as string[];
}

/** Runs a command that is killed at a step below a folder. */
export const killedAt = (given: readonly string[], below: string, step: string, env: Record<string, string> = {}) =>
  endOf(run(given, { ...env, KILL_BELOW: below, KILL_AT: step }, killer));

/** Of numbered steps the first and the last of each kind. */
export function endsOfKinds(steps: readonly string[]): string[] {
  const kindOf = (step: string) => step.split('#')[0];
  const isEnd = (step: string, others: readonly string[]) => !others.some((other) => kindOf(other) === kindOf(step));
  return steps.filter((step, at) => isEnd(step, steps.slice(0, at)) || isEnd(step, steps.slice(at + 1)));
}

/** Tries each of these, three at a time. */
export async function each<T>(things: readonly T[], attempt: (thing: T) => Promise<void>): Promise<void> {
  const waiting = [...things];
  const worker = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await attempt(thing);
  };
  await Promise.all([worker(), worker(), worker()]);
}

export const staging = { ...settings, config: { ...settings.config, environment: 'staging' as const } };

function settingsFile(): string {
  const file = join(temporaryFolder(), 'settings.json');
  const config = { ...staging.config, supportPhone: '+34 1' };
  writeFileSync(file, JSON.stringify({ ...staging, config }));
  return file;
}

export interface Change {
  command: string[];
  /** The same done by hand, to know what it leads to. */
  make: (site: Site | BucketSite) => Promise<unknown>;
}

/** Every command that changes a site. */
export const changes: Record<string, () => Change> = {
  'a publication': () => {
    const dist = remoteBuild('portal', 'two');
    return { command: ['publish', 'portal', '--dist', dist], make: (site) => site.publish('portal', dist) };
  },
  'a publication with pages made ahead': () => {
    const dist = publicBuild('three');
    return { command: ['publish', 'public', '--dist', dist], make: (site) => site.publish('public', dist) };
  },
  'a publication of the shell': () => {
    const dist = makingShellBuild('two');
    return { command: ['publish', 'shell', '--dist', dist], make: (site) => site.publish('shell', dist) };
  },
  'a rollback': () => ({ command: ['rollback', 'public'], make: (site) => site.rollback('public') }),
  'a preview': () => {
    const dist = remoteBuild('portal', 'two');
    return { command: ['preview', 'portal', '--dist', dist], make: (site) => site.preview('portal', dist) };
  },
  'other settings': () => {
    const file = settingsFile();
    return { command: ['configure', file], make: (site) => site.configure(JSON.parse(readFileSync(file, 'utf8'))) };
  },
  pruning: () => ({
    command: ['prune', '--days', '0', '--yes'],
    make: (site) => site.prune({ days: 0, remove: true }),
  }),
};

/** Publishes enough for each of the changes: something to go back to, something skipped, a preview that has expired. */
export async function fill(site: Site | BucketSite): Promise<void> {
  await site.configure(staging);
  const parts = { portal: remoteBuild('portal'), admin: remoteBuild('admin') };
  await site.publishAll({ shell: makingShellBuild('one'), public: publicBuild('one'), ...parts });
  await site.publish('admin', remoteBuild('admin', 'skipped'));
  await site.rollback('admin');
  await site.publish('public', publicBuild('two'));
  await site.preview('admin', remoteBuild('admin', 'shown'), { days: 0 });
}
