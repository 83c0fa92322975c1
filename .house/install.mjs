// Runs before every root script: installs the workspace with the pinned pnpm, so that a machine needs Node and npm alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Kindwing needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}

const installedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const lock = join(root, 'pnpm-lock.yaml');
const marker = join(root, 'node_modules', '.modules.yaml');
if (installedAt(marker) > installedAt(lock)) process.exit(0);

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const install = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(install.status ?? 1);
