// npm run dev -- <remote>: the whole service, with one remote served from its sources; an edit reloads the page.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { choosePorts } from '../supabase/local/ports.ts';
import { remoteFolders } from './packages.ts';
import { root } from './run.ts';
import { startStack } from './stack.ts';

async function main(): Promise<void> {
  const remote = remoteFolders.find(({ name }) => name === process.argv[2]);
  if (!remote) {
    const names = remoteFolders.map(({ name }) => name).join(', ');
    throw new Error(`npm run dev -- <remote>, where <remote> is one of ${names}`);
  }
  const { name, folder, port } = remote;
  const stack = await startStack({
    environment: 'development',
    except: name,
    onStep: (step) => console.log(`${step} …`),
  });
  const dev = spawn('npm', ['run', '--silent', 'dev:shell'], { cwd: join(root, folder), stdio: 'inherit' });
  const stop = () => {
    dev.kill();
    void stack.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  dev.on('exit', stop);
  const local = `http://127.0.0.1:${choosePorts().shell + port}/`;
  console.log(`\nYour ${name} in the shell: ${stack.shellUrl}/?remote.${name}=${local}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
