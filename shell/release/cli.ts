// npm run remote -- <command> [<name>] [options]; without a command it says which there are.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newRemote } from '@kindwing/contract/template';
import { type BucketSite, openBucketSite } from './bucket-site.ts';
import { PREVIEW_DAYS } from './preview.ts';
import { KEPT_DAYS } from './prune.ts';
import { openS3 } from './s3.ts';
import type { Settings } from './settings.ts';
import { openSite, type Site } from './site.ts';
import { pruneText, statusText } from './status-text.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const usage = `npm run remote -- <command> [<name>] [options]

  new <name>          make a further remote: remote-<name>/ with one page, both languages and a test (--owner "Team";
                      --workspace DIR makes it in another checkout)
  build <name>        build the package into its dist folder
  can-deploy <name>   say what speaks against publishing the build: contract, shared versions, paths, slots, weight, settings,
                      pages that can't be made ahead of time
  preview <name>      show the build to whoever holds the link, outside production; what is live stays
  publish <name>      make the build live
  rollback <name>     make the version before the live one live again; a remote's only where it fits what is live by now
  status              what is live, what rollback would bring, previews, sizes, what happened last
  prune               say which versions nobody can need any more; with --yes remove them
  configure FILE      keep origins and configuration (JSON), and compose the pages anew when they changed
  mirror DIR          make a folder the same as what is live in the bucket, for a server that serves from it

  <name>              shell, or a remote: public, portal, admin
  --dist DIR          the build (default: the dist folder of <name>)
  --sites DIR         the folder of published sites (default: KINDWING_DATA/sites or .kindwing/sites)
  --bucket URL        publish to S3-compatible storage instead (default: KINDWING_BUCKET); the address of the bucket, with
                      AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, where needed, AWS_SESSION_TOKEN and AWS_REGION
  --why TEXT          goes into the history, or to the preview
  --days N            preview: how long the link works (${PREVIEW_DAYS}); prune: how long what was live is kept (${KEPT_DAYS})
  --force             publish, preview or roll back although something speaks against it
  --yes               prune: remove, not only say

  KINDWING_USER       who it was, in the history (default: the name of the account)`;

class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        dist: { type: 'string' },
        owner: { type: 'string' },
        workspace: { type: 'string' },
        sites: { type: 'string' },
        bucket: { type: 'string' },
        why: { type: 'string' },
        days: { type: 'string' },
        force: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function folderOf(name: string): string {
  const folder = join(root, name === 'shell' ? 'shell' : `remote-${name}`);
  if (!/^[a-z][a-z0-9]*$/.test(name) || !existsSync(join(folder, 'package.json')))
    throw new UsageError(`there is no package for "${name}": give shell, or a remote's name such as portal`);
  return folder;
}

function secret(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new UsageError(`${name} is not set: a bucket is opened with a key, see the environment of your pipeline`);
  return value;
}

function openTarget(sites: string | undefined, bucket = process.env.KINDWING_BUCKET): Site | BucketSite {
  if (sites || !bucket) return openSite(sites ?? join(process.env.KINDWING_DATA ?? join(root, '.kindwing'), 'sites'));
  return openBucketSite(
    openS3({
      url: bucket,
      accessKeyId: secret('AWS_ACCESS_KEY_ID'),
      secretAccessKey: secret('AWS_SECRET_ACCESS_KEY'),
      sessionToken: process.env.AWS_SESSION_TOKEN,
      region: process.env.AWS_REGION,
    }),
  );
}

function daysIn(text: string | undefined): { days?: number } {
  if (text === undefined) return {};
  const days = Number(text);
  if (!(days >= 0 && days <= 3650)) throw new UsageError(`--days ${text} is no number of days: give 0 to 3650`);
  return { days };
}

function build(name: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: folderOf(name), stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} could not be built: see above`);
  console.log(`${name} is built in ${join(folderOf(name), 'dist')}`);
}

/** As this workspace pins it: another version would rewrite the lock file. */
const packageManager = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string }).packageManager;

function makeRemote(name: string, owner: string | undefined, workspace = root): void {
  const folder = newRemote({ workspace, name, ...(owner && { owner }) });
  console.log(`${folder} is made. Next:
  npx --yes ${packageManager()} install --no-frozen-lockfile   its place in the workspace
  npm run dev            in the folder: its page alone
  npm start              at the root: its page in the site, at /${name}`);
}

async function canDeploy(site: Site | BucketSite, name: string, dist: string): Promise<void> {
  const problems = await site.canDeploy(name, dist);
  for (const problem of problems) console.error(`- ${problem}`);
  console.log(problems.length ? `${name} can't be deployed` : `${name} can be deployed`);
  process.exitCode = problems.length ? 1 : 0;
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command, name] = positionals;
  if (values.help || !command) {
    console.log(usage);
    return;
  }
  const needed = (what = 'a name'): string => {
    if (!name) throw new UsageError(`${command} needs ${what}`);
    return name;
  };
  if (command === 'new') return makeRemote(needed(), values.owner, values.workspace);
  const site = openTarget(values.sites, values.bucket);
  const options = { why: values.why, force: values.force, note: console.error, ...daysIn(values.days) };
  const dist = () => values.dist ?? join(folderOf(needed()), 'dist');

  switch (command) {
    case 'build':
      return build(needed());
    case 'can-deploy':
      return canDeploy(site, needed(), dist());
    case 'preview': {
      const { version, address, expires } = await site.preview(needed(), dist(), options);
      console.log(`${name} ${version} is shown to whoever opens, until ${expires.slice(0, 10)}:\n  ${address}`);
      return;
    }
    case 'publish':
      console.log(`${name} ${await site.publish(needed(), dist(), options)} is live`);
      return;
    case 'rollback':
      console.log(`${name} ${await site.rollback(needed(), options)} is live again`);
      return;
    case 'status':
      console.log(statusText(await site.status(), await site.sizes()));
      return;
    case 'prune':
      console.log(pruneText(await site.prune({ ...daysIn(values.days), remove: values.yes }), values.yes ?? false));
      return;
    case 'configure':
      await site.configure(JSON.parse(readFileSync(needed('a file'), 'utf8')) as Settings);
      console.log('configured');
      return;
    case 'mirror':
      if (!('mirror' in site)) throw new UsageError('mirror copies a bucket: give --bucket');
      console.log(`${needed('a folder')} holds release ${await site.mirror(needed('a folder'))}`);
      return;
    default:
      throw new UsageError(`there is no command "${command}"`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
