// npm run remote -- publish|rollback|status|can-deploy <name> [--why TEXT] [--sites DIR] [--dist DIR] [--force]
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openSite } from './site.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const usage = `npm run remote -- <command> [<name>] [options]

  publish <name>      make the build in <name>'s dist folder live
  rollback <name>     make the version before the live one live again
  can-deploy <name>   say what speaks against publishing the build
  status              what is live, and what happened last

  <name>              shell, or a remote: public, portal, admin
  --dist DIR          the build (default: the dist folder of <name>)
  --sites DIR         the folder of published sites (default: KINDWING_DATA/sites or .kindwing/sites)
  --why TEXT          goes into the history
  --force             publish although can-deploy objects`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string' }, sites: { type: 'string' }, why: { type: 'string' }, force: { type: 'boolean' } },
});
const [command, name = ''] = positionals;
const site = openSite(values.sites ?? join(process.env.KINDWING_DATA ?? join(root, '.kindwing'), 'sites'));
const dist = values.dist ?? join(root, name === 'shell' ? 'shell' : `remote-${name}`, 'dist');
const options = { why: values.why, force: values.force };

function showStatus(): void {
  const { versions, history } = site.status();
  console.log(`release ${versions.release}`);
  for (const [part, line] of Object.entries({ shell: versions.shell, ...versions.remotes }))
    console.log(`  ${part.padEnd(8)} ${line.current}${line.earlier[0] ? `   before it ${line.earlier[0]}` : ''}`);
  for (const { at, who, action, parts, why } of history.slice(-10))
    console.log(
      `${at}  ${who}  ${action} ${Object.entries(parts)
        .map((part) => part.join(' '))
        .join(', ')}  ${why}`,
    );
}

async function main(): Promise<void> {
  if (command === 'status') return showStatus();
  if (!name || !['publish', 'rollback', 'can-deploy'].includes(command ?? '')) {
    console.error(usage);
    process.exitCode = 2;
  } else if (command === 'publish') {
    console.log(`${name} ${await site.publish(name, dist, options)} is live`);
  } else if (command === 'rollback') {
    console.log(`${name} ${await site.rollback(name, options)} is live again`);
  } else {
    const problems = site.canDeploy(name, dist);
    for (const problem of problems) console.error(`- ${problem}`);
    console.log(problems.length ? `${name} can't be deployed` : `${name} can be deployed`);
    process.exitCode = problems.length ? 1 : 0;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
