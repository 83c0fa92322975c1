import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'remote');

/** Below lie the ports of shell, backend and tests. */
const FIRST_PORT = 11;

export interface NewRemote {
  /** One lower-case word: folder, package, address and message namespace are named after it. */
  name: string;
  /** The workspace's root. */
  workspace: string;
  /** Where it is made; beside the other remotes when left out. */
  folder?: string | undefined;
  /** The team to call, shown when the remote fails; made from the name when left out. */
  owner?: string | undefined;
}

/** Words that can't name a remote: what the shell answers itself, and what a script can't be called. */
const taken = ['shell', 'login', 'signup', 'auth', 'health', 'es', 'static', 'assets', 'template'];

function portsInUse(workspace: string): number[] {
  return readdirSync(workspace)
    .filter((each) => each.startsWith('remote-'))
    .map((each) => join(workspace, each, 'rsbuild.config.ts'))
    .filter((file) => existsSync(file))
    .map((file) => Number(/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
}

function freePort(workspace: string): number {
  const used = portsInUse(workspace);
  let port = FIRST_PORT;
  while (used.includes(port)) port++;
  return port;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const capitalised = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

function* filesBelow(folder: string, path = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const file = join(path, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    if (entry.isDirectory()) yield* filesBelow(folder, file);
    else yield file;
  }
}

/**
 * Makes a remote that builds, has tests and appears in the shell once it is published: its page at `/<name>`, for agents
 * and admins, and an entry in the back office's menu. Refuses a name or folder that is in use. Returns its folder.
 */
export function newRemote({ name, workspace, folder = join(workspace, `remote-${name}`), owner }: NewRemote): string {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new Error(`"${name}" can't name a remote: give one lower-case word, letters and digits, such as insights`);
  if (taken.includes(name)) throw new Error(`"${name}" belongs to the shell: choose another name`);
  if (basename(folder) !== `remote-${name}`)
    throw new Error(`${folder} must end in remote-${name}: remotes are found by their folder's name`);
  if (existsSync(folder)) throw new Error(`${folder} exists already: choose another name, or remove it`);
  const port = String(freePort(workspace));
  for (const file of filesBelow(template)) {
    const text = readFileSync(join(template, file), 'utf8')
      .replaceAll("'Example team'", () => quoted(owner ?? `${capitalised(name)} team`))
      .replaceAll('Example', capitalised(name))
      .replaceAll(/\bexample\b/g, name)
      .replaceAll('../../../../tsconfig', '../tsconfig')
      .replaceAll('port: 11', `port: ${port}`)
      .replaceAll(':3011/', `:${3000 + Number(port)}/`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
