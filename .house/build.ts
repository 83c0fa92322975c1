import { run } from './run.ts';

/** The four sites by the names under which they are published, with the folders that build them. */
export const sites = {
  shell: 'shell',
  public: 'remote-public',
  portal: 'remote-portal',
  admin: 'remote-admin',
} as const;
export type SiteName = keyof typeof sites;
export const siteNames = Object.keys(sites) as SiteName[];

/** Builds sites, two at a time. Throws with what the bundler said when one fails. */
export async function buildSites(names: readonly SiteName[] = siteNames): Promise<Record<string, string>> {
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { status, output } = await run('npm', ['run', '--silent', 'build'], { cwd: sites[name] });
      if (status !== 0) throw new Error(`${sites[name]} could not be built:\n${output}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return Object.fromEntries(names.map((name) => [name, `${sites[name]}/dist`]));
}
