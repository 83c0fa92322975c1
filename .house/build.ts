import { remoteFolders } from './packages.ts';
import { run } from './run.ts';

/** Every site by the name under which it is published, the shell first: its folder, and its port's offset from the shell's. */
export const sites: readonly { name: string; folder: string; port: number }[] = [
  { name: 'shell', folder: 'shell', port: 0 },
  ...remoteFolders,
];

/** Builds all sites, two at a time. Resolves with their dist folders; throws with what the bundler said when one fails. */
export async function buildSites(): Promise<Record<string, string>> {
  const waiting = [...sites];
  const worker = async () => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      const { status, output } = await run('npm', ['run', '--silent', 'build'], { cwd: site.folder });
      if (status !== 0) throw new Error(`${site.folder} could not be built:\n${output}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return Object.fromEntries(sites.map(({ name, folder }) => [name, `${folder}/dist`]));
}
