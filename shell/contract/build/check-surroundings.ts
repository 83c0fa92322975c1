import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, roles } from '../src/audience.ts';
import type { RemoteDescription } from '../src/description.ts';
import { satisfies } from '../src/range.ts';
import { CONTRACT_VERSION } from '../src/version.ts';
import { workspaceRoot } from './packages.ts';
import { providedVersions } from './shared.ts';

/** What a remote is built beside: the design system that it is installed with, and the workspace's shell. */
export interface Around {
  /** Names of the design system's icons; unknown ones would be drawn as a dot. */
  icons?: readonly string[] | undefined;
  /** Versions that the shell provides for the shared faces. */
  provided?: Readonly<Record<string, string>> | undefined;
}

/** Reads both from the workspace. A team that builds elsewhere has neither; then `can-deploy` is the first to tell. */
export async function around(root: string): Promise<Around> {
  const paths = join(root, 'node_modules', '@kindwing', 'ui', 'src', 'icons', 'paths.ts');
  const shell = join(workspaceRoot(root), 'shell');
  return {
    icons: existsSync(paths)
      ? Object.keys(((await import(pathToFileURL(realpathSync(paths)).href)) as { iconPaths: object }).iconPaths)
      : undefined,
    provided: existsSync(join(shell, 'node_modules')) ? providedVersions(shell) : undefined,
  };
}

/** What a description names that isn't there around it, and ranges that the workspace's shell doesn't meet. */
export function misfitsOf(
  { contract, routes, menu = [] }: RemoteDescription,
  required: Readonly<Record<string, string>>,
  { icons, provided }: Around,
): string[] {
  const problems: string[] = [];
  if (!satisfies(CONTRACT_VERSION, contract))
    problems.push(`contract ${contract} is not met by ${CONTRACT_VERSION}, which it is built with: correct the range`);
  for (const [face, range] of Object.entries(provided ? required : {})) {
    const version = provided?.[face];
    if (!version || !satisfies(version, range))
      problems.push(
        `needs ${face} ${range}, the shell beside it provides ${version ?? 'none'}: install again, or list the face in shared.ts`,
      );
  }
  for (const { path, icon } of menu)
    if (icon && icons && !icons.includes(icon))
      problems.push(`menu entry ${path}: no icon '${icon}': see shared-ui/src/icons/paths.ts for the names`);
  for (const [at, { path, area }] of menu.entries())
    if (menu.findIndex((other) => other.path === path && other.area === area) !== at)
      problems.push(`menu entry ${path} stands twice in the ${area} menu: keep one`);
  const known: readonly string[] = [...roles, 'signed-out'];
  for (const { path, otherwise = {} } of routes)
    for (const [role, to] of Object.entries(otherwise)) {
      if (!known.includes(role)) problems.push(`route ${path}: otherwise names '${role}': use ${known.join(', ')}`);
      if (!to.startsWith('/')) problems.push(`route ${path}: otherwise sends ${role} to '${to}': begin it with /`);
    }
  return problems;
}

interface Named {
  preload: readonly string[];
  messages: Readonly<Record<(typeof languages)[number], readonly string[]>>;
  entry: string;
}

/** Assets that `remote.json` would name although they weren't made, and those that it can't name because they lie elsewhere. */
export function missingAssets({ entry, preload, messages }: Named, assets: ReadonlyMap<string, unknown>): string[] {
  const problems = [entry, ...preload, ...languages.flatMap((language) => messages[language])]
    .filter((file) => !assets.has(file))
    .map((file) => `${file} is named but was not made`);
  for (const language of languages)
    if (!messages[language].length)
      problems.push(`no script of the ${language} messages: src/remote.ts must import './messages/${language}.ts'`);
  if (!preload.length) problems.push("no script of the first page: src/remote.ts must import './routes.tsx'");
  return problems;
}
