import { dirname, join, normalize } from 'node:path';
import { packages } from '../packages.ts';
import type { Import } from './imports.ts';

/** Who may import whom: package → what of ours it may name. A face (`@kindwing/backend/client`) narrows a package to that face. */
const allowed: Record<string, readonly string[]> = {
  '@kindwing/backend': [],
  '@kindwing/ui': [],
  '@kindwing/auth': ['@kindwing/ui', '@kindwing/backend'],
  '@kindwing/contract': [],
  '@kindwing/shell': [
    '@kindwing/contract',
    '@kindwing/ui',
    '@kindwing/auth',
    '@kindwing/backend/client',
    '@kindwing/backend/domain',
  ],
  '@kindwing/e2e': ['@kindwing/backend', '@kindwing/shell/release'],
};

/** Any remote, a new one too: never another remote, never the shell. */
const allowedToRemotes = ['@kindwing/contract', '@kindwing/ui', '@kindwing/auth', '@kindwing/backend'];

/** Libraries with one door each: everybody else goes through that package's face. */
const doors: readonly { library: RegExp; door: (file: string) => boolean; why: string }[] = [
  {
    library: /^(@mui\/|@emotion\/|react-router|i18next|react-i18next|react-hook-form|@hookform\/|@tanstack\/)/,
    door: (file) => file.startsWith('shared-ui/'),
    why: 'comes through @kindwing/ui and its faces, so that it is shared once and tree-shaken',
  },
  {
    library: /^@supabase\/supabase-js/,
    door: (file) => /^(shared-auth|supabase|e2e)\//.test(file),
    why: 'the client has one owner, @kindwing/auth',
  },
  {
    library: /^@module-federation\/(enhanced\/)?runtime/,
    door: (file) => file.startsWith('shell/src/federation/'),
    why: 'only the loader touches the federation runtime',
  },
];

/** The host in which a remote is developed alone draws with the design system; the contract itself knows none of ours. */
const allowedToAlone = ['@kindwing/ui', '@kindwing/auth'];

function permittedTo(name: string, file: string): readonly string[] {
  if (file.startsWith('shell/contract/alone/')) return allowedToAlone;
  return allowed[name] ?? (name.startsWith('@kindwing/remote-') ? allowedToRemotes : []);
}

export interface Breach {
  where: string;
  what: string;
  why: string;
}

const packageOf = (file: string) =>
  [...packages].sort((a, b) => b.folder.length - a.folder.length).find(({ folder }) => file.startsWith(`${folder}/`));

const names = (specifier: string, permitted: string) =>
  specifier === permitted || specifier.startsWith(`${permitted}/`);

/** What an import breaks of the house's table, if anything. */
export function breachOf({ file, specifier, line }: Import): Breach | undefined {
  const from = packageOf(file);
  if (!from) return undefined;
  const breach = (why: string): Breach => ({ where: `${file}:${line}`, what: specifier, why });

  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier));
    return packageOf(target)?.name === from.name
      ? undefined
      : breach(`leaves ${from.name} by a relative path: use a package's exports`);
  }
  if (specifier.startsWith('@kindwing/')) {
    if (names(specifier, from.name)) return undefined;
    const permitted = permittedTo(from.name, file);
    return permitted.some((name) => names(specifier, name))
      ? undefined
      : breach(`${from.name} may import ${permitted.join(', ') || 'nothing of ours'}`);
  }
  if (
    file.startsWith('supabase/domain/') &&
    !/\.test\.ts$|\/cli\/|\/tools\//.test(file) &&
    /^(node:|react|@supabase)/.test(specifier)
  )
    return breach('the domain is pure: no I/O, no React');
  const door = doors.find(({ library }) => library.test(specifier));
  return door && !door.door(file) ? breach(door.why) : undefined;
}
