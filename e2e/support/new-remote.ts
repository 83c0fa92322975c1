import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { environment } from './environment.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const workspace = join(dirname(environment.sites), 'new-team');

/** Makes a remote as a new team does, in a workspace of its own. Resolves with its folder. */
async function made(name: string, owner: string): Promise<string> {
  const folder = join(workspace, `remote-${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json'])
    cpSync(join(root, file), join(workspace, file), { recursive: true });
  const command = ['shell/release/cli.ts', 'new', name, '--owner', owner, '--workspace', workspace];
  await run(join(root, 'node_modules', '.bin', 'tsx'), command, { cwd: root });
  // What `pnpm install` does for a folder of the workspace.
  symlinkSync(join(root, 'remote-admin', 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Makes a remote as a new team does, and builds it. Resolves with the folder of the build. */
export const madeByTheCommand = async (name: string, owner: string): Promise<string> => built(await made(name, owner));

async function built(folder: string): Promise<string> {
  await run('npm', ['run', '--silent', 'build'], { cwd: folder });
  return join(folder, 'dist');
}

/** A copy of the design system, as its next minor would be; everything else of it is shared. */
function nextDesign(version: string): string {
  const [from, to] = [join(root, 'shared-ui'), join(workspace, 'shared-ui')];
  rmSync(to, { recursive: true, force: true });
  const isSource = (file: string) => !['node_modules', 'gallery', 'tests'].includes(basename(file));
  cpSync(from, to, { recursive: true, filter: isSource });
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  const file = join(to, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  return to;
}

/** The same, built against a design system that no shell has yet. */
export async function madeWithNewerDesign(name: string, owner: string, version: string): Promise<string> {
  const folder = await made(name, owner);
  const modules = join(folder, 'node_modules');
  const theirs = join(root, 'remote-admin', 'node_modules');
  rmSync(modules);
  mkdirSync(join(modules, '@kindwing'), { recursive: true });
  for (const entry of readdirSync(theirs)) {
    if (entry !== '@kindwing') symlinkSync(join(theirs, entry), join(modules, entry));
  }
  for (const own of ['auth', 'contract']) symlinkSync(join(theirs, '@kindwing', own), join(modules, '@kindwing', own));
  symlinkSync(nextDesign(version), join(modules, '@kindwing', 'ui'));
  // With a form of its own, as most have.
  const pages = join(folder, 'src', 'routes.tsx');
  const field = "import { TextField } from '@kindwing/ui/forms';\nexport const Field = TextField;\n";
  writeFileSync(pages, field + readFileSync(pages, 'utf8'));
  return built(folder);
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** A host of the team's own: its published versions, for any page. */
export async function serveVersions(name: string): Promise<{ origin: string; server: Server }> {
  const server = createServer(({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://host').pathname);
    const file = join(environment.sites, name, path);
    if (!existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
