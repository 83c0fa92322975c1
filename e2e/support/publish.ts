import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSite } from '@kindwing/shell/release';
import { environment } from './environment.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const workshop = join(dirname(environment.sites), 'rebuilt');

export type RemoteName = 'public' | 'portal' | 'admin';

/** What these journeys look at of a published version. */
export interface Release {
  name: RemoteName;
  owner: string;
  version: string;
  base: string;
  entry: string;
  preload: string[];
  messages: Record<string, string[]>;
  routes: { path: string; roles?: string[]; otherwise?: Record<string, string> }[];
  starts?: Record<string, string>;
  integrity: Record<string, string>;
}

/** A remote's own folder, as its team has it. */
export const remoteFolder = (name: RemoteName): string => join(root, `remote-${name}`);

export const site = openSite(environment.sites);

export interface Entry {
  current: Release;
  previous?: Release;
}

/** A remote's versions as the pages are composed with them at this moment. */
export function live(name: RemoteName): Entry {
  const file = join(environment.sites, 'shell', 'current', 'registry.json');
  const { remotes } = JSON.parse(readFileSync(file, 'utf8')) as { remotes: Record<RemoteName, Entry> };
  return remotes[name];
}

/** Path, as a regular expression, of the one style sheet of a live version that says a thing. */
export function styleSheet(name: RemoteName, says: string): string {
  const { current } = live(name);
  const folder = join(environment.sites, name, current.version);
  const { integrity } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as Release;
  const file = Object.keys(integrity).find(
    (each) => each.endsWith('.css') && readFileSync(join(folder, each), 'utf8').includes(says),
  );
  if (!file) throw new Error(`${name} ${current.version} has no style sheet that says ${says}`);
  return `/${escaped(file)}$`;
}

const escaped = (file: string) => file.replace(/[.]/g, '\\.');

/** Paths, as a regular expression, of the live version's scripts that load after its first page: each page's own. */
export function laterScripts(name: RemoteName): string {
  const { current } = live(name);
  const folder = join(environment.sites, name, current.version);
  const { integrity } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as Release;
  const { entry, preload, messages, starts = {} } = current;
  const first = new Set([entry, ...preload, ...Object.values(messages).flat(), ...Object.values(starts)]);
  const later = Object.keys(integrity).filter((file) => file.endsWith('.js') && !first.has(file));
  if (!later.length) throw new Error(`${name} ${current.version} has no script that loads later`);
  return `/(${later.map(escaped).join('|')})$`;
}

/** What the rebuilt back office says on each page. */
export const rebuiltMark = 'The back office, built anew';
/** What it calls its airlines in the menu, which the shell draws from the registry. */
export const rebuiltLabel = 'Airlines, built anew';

// The fault lies in a part that loads later, as most of a remote's pages do.
const rebuiltPages = `import { lazyPart } from '@kindwing/contract';
import { useLocation } from '@kindwing/ui/router';
import { use, useEffect } from 'react';
import Before from './routes-before.tsx';

const never = new Promise<string>(() => undefined);
const Endless = () => <h1>{use(never)}</h1>;

/** Throws in an effect, once the page is drawn. */
const Effect = () => {
  useEffect(() => {
    throw new Error('A fault of an effect');
  }, []);
  return <h1>Drawn, and then</h1>;
};

/** Throws until something outside of it has changed, as a page that met a passing state does. */
const Once = () => {
  if (!Reflect.get(window, 'passed')) throw new Error('A fault that passes');
  return <h1>It has passed</h1>;
};

/** Throws in a handler, with somebody's name in the message. */
const Handler = () => (
  <>
    <h1>Press it</h1>
    <button type="button" onClick={() => { throw new TypeError('no value for Clara Vidal, clara@example.com'); }}>Throw</button>
  </>
);

const Styled = lazyPart<object>(() => import('./styled.tsx'));

const Tools = lazyPart<object>(async () => ({
  default: () => {
    throw new Error('A fault of the new developer tools');
  },
}));

export default function Pages() {
  const { pathname, search } = useLocation();
  if (search === '?endless') return <Endless />;
  if (search === '?effect') return <Effect />;
  if (search === '?once') return <Once />;
  if (search === '?styled') return <Styled />;
  if (search.startsWith('?handler')) return <Handler />;
  if (/^\\/dev/.test(pathname)) return <Tools />;
  return (
    <>
      <p>${rebuiltMark}</p>
      <Before />
    </>
  );
}
`;

const styledPage = `import './styled.css';
export default function Styled() {
  return <h1 className="journey-styled">With a style sheet of its own</h1>;
}
`;

/**
 * Builds the back office from changed sources, once for all journeys: a mark on its pages, another word in its menu,
 * developer tools that throw when they are drawn, and pages that go wrong in other ways (`?endless`, `?effect`, `?once`, `?handler`),
 * or have a style sheet of their own (`?styled`). Resolves with the folder of the build.
 */
export async function rebuiltAdmin(): Promise<string> {
  const folder = join(workshop, 'remote-admin');
  const dist = join(folder, 'dist');
  if (existsSync(join(dist, 'remote.json'))) return dist;
  const original = remoteFolder('admin');
  for (const name of readdirSync(original).filter((each) => !['node_modules', 'dist'].includes(each)))
    cpSync(join(original, name), join(folder, name), { recursive: true });
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(original, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['pnpm-lock.yaml', 'tsconfig.base.json']) cpSync(join(root, name), join(workshop, name));

  const source = (name: string) => join(folder, 'src', name);
  cpSync(source('routes.tsx'), source('routes-before.tsx'));
  writeFileSync(source('routes.tsx'), rebuiltPages);
  writeFileSync(source('styled.tsx'), styledPage);
  writeFileSync(source('styled.css'), '.journey-styled { letter-spacing: 7px; }');
  const messages = readdirSync(source('messages')).filter((name) => /en\.ts$/.test(name));
  const label = "'menu.airlines': 'Airlines'";
  const owner = messages.find((name) => readFileSync(source(`messages/${name}`), 'utf8').includes(label));
  if (!owner) throw new Error(`no file of remote-admin/src/messages has ${label}: choose another text to change`);
  const texts = readFileSync(source(`messages/${owner}`), 'utf8');
  writeFileSync(source(`messages/${owner}`), texts.replace(label, `'menu.airlines': '${rebuiltLabel}'`));

  await run('npm', ['run', '--silent', 'build'], { cwd: folder });
  return dist;
}

/** A copy of a build that says it needs another version of the contract than the shell's. */
export function otherContract(dist: string, contract: string): string {
  const folder = join(workshop, `contract-${contract.replace(/\D/g, '')}`);
  cpSync(dist, folder, { recursive: true });
  const file = join(folder, 'remote.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as Release;
  writeFileSync(file, JSON.stringify({ ...description, version: '1.0.0-00000000c0', contract }));
  return folder;
}

export type LiveVersions = Record<string, string>;

export const liveVersions = (): LiveVersions => {
  const { shell, remotes } = site.status().versions;
  const parts = Object.entries({ shell, ...remotes }).map(([name, { current }]) => [name, current]);
  return Object.fromEntries(parts) as LiveVersions;
};

/** Rolls back whatever has been published since. */
export async function restore(before: LiveVersions): Promise<void> {
  for (const [name, version] of Object.entries(before))
    for (let steps = 0; liveVersions()[name] !== version; steps++) {
      if (steps === 20) throw new Error(`${name} can't be brought back to ${version}`);
      await site.rollback(name, { why: 'end of a journey' });
    }
}
