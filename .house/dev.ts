// npm run dev -- public|portal|admin: the whole service, with one remote served from its sources; an edit reloads the page.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { choosePorts } from '../supabase/local/ports.ts';
import { type SiteName, siteNames, sites } from './build.ts';
import { root } from './run.ts';
import { startStack } from './stack.ts';

const remotes = siteNames.filter((name) => name !== 'shell');
const isRemote = (name: string | undefined): name is SiteName => remotes.some((remote) => remote === name);

async function main(): Promise<void> {
  const name = process.argv[2];
  if (!isRemote(name)) throw new Error(`npm run dev -- <remote>, where <remote> is one of ${remotes.join(', ')}`);
  const stack = await startStack({
    environment: 'development',
    served: siteNames.filter((site) => site !== name),
    onStep: (step) => console.log(`${step} …`),
  });
  const dev = spawn('npm', ['run', '--silent', 'dev'], { cwd: join(root, sites[name]), stdio: 'inherit' });
  const stop = () => {
    dev.kill();
    void stack.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  dev.on('exit', stop);
  const local = `http://127.0.0.1:${choosePorts().shell + siteNames.indexOf(name)}/`;
  console.log(`\nYour ${name} in the shell: ${stack.shellUrl}/?remote.${name}=${local}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
