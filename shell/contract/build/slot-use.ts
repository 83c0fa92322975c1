import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RemoteDescription } from '../src/description.ts';
import { shellSlots } from './collisions.ts';

/** A `<Slot>` in a remote's sources. */
interface SlotUse {
  /** From the remote's folder. */
  file: string;
  /** Nothing where it isn't written out. */
  name: string | undefined;
}

const importsSlot = /import\s*(?:type\s*)?\{[^}]*\bSlot\b[^}]*\}\s*from\s*['"]@kindwing\/contract['"]/;

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');

/** What stands in an opening tag outside its braces, and whatever was written into `name`. */
function nameIn(attributes: string): string | undefined {
  let depth = 0;
  let own = '';
  for (const letter of attributes) {
    if (letter === '{') depth++;
    if (depth === 0 && letter === '>') break;
    if (depth === 0) own += letter;
    if (letter === '}') depth--;
  }
  return /(?:^|\s)name=(?:"([^"]*)"|'([^']*)')/.exec(own)?.slice(1).find(Boolean);
}

/** Every `<Slot>` in a module that takes it from the contract. Under another name, or handed on, it names nothing. */
export function slotsIn(source: string): (string | undefined)[] {
  const code = withoutComments(source);
  if (!importsSlot.test(code)) return [];
  const rest = code.replace(/import\s[^;]*?from\s*['"][^'"]*['"];?/g, (statement) =>
    /\bSlot\s+as\b/.test(statement) ? statement : '',
  );
  return [...rest.matchAll(/(<\/?)?\bSlot\b/g)].flatMap(({ 0: found, 1: bracket, index }) =>
    bracket === '</' ? [] : [bracket === '<' ? nameIn(rest.slice(index + found.length)) : undefined],
  );
}

/** Every `<Slot>` of a remote's sources; tests show whatever they like. */
export function slotUses(root: string): SlotUse[] {
  return readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const file = relative(root, path).split(sep).join('/');
      return slotsIn(readFileSync(path, 'utf8')).map((name) => ({ file, name }));
    });
}

/** The slots that a remote says it uses are those that it uses, and somebody offers each of them. */
export function slotProblems(
  description: RemoteDescription,
  uses: readonly SlotUse[],
  others: readonly RemoteDescription[],
): string[] {
  const { name: own, uses: declared = [] } = description;
  const problems: string[] = [];
  for (const { file, name } of uses)
    if (!name)
      problems.push(`${file}: a Slot without a name that can be read: write <Slot name="remote/Slot">, as text`);
    else if (!declared.includes(name))
      problems.push(`${file}: shows the slot ${name}, which is not in remote.config.ts: list it under uses`);
  for (const name of declared) {
    if (!uses.some((use) => use.name === name))
      problems.push(`uses ${name}: no <Slot name="${name}"> in src: show it, or take it out of uses`);
    const [part = ''] = name.split('/');
    const owner = part === own ? description : others.find((other) => other.name === part);
    const offered = part === 'shell' ? shellSlots.includes(name) : owner?.slots?.some((slot) => slot.name === name);
    // Of a remote that is built elsewhere `can-deploy` is the first to know.
    if (offered === false || (owner && !offered))
      problems.push(`uses ${name}: ${part} offers no such slot: correct the name, or let its team offer it first`);
  }
  return problems;
}
