import { languages, roles } from '../src/audience.ts';
import { mountsOf, type RemoteDescription } from '../src/description.ts';
import type { Messages, RemoteModule } from '../src/remote.ts';
import { collisionsBetween, shellCollisions } from './collisions.ts';
import { isSamePath } from './overlap.ts';

export type Texts = Readonly<Record<(typeof languages)[number], Messages>>;

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`).test(path);

/** Everything that a description names must exist; the list says what doesn't, where, and the way out. */
export function problemsOf(
  description: RemoteDescription,
  module: RemoteModule,
  texts: Texts,
  others: readonly RemoteDescription[],
): string[] {
  const { name, routes, menu = [], slots = [], prerender = [] } = description;
  const problems: string[] = [];
  const needText = (key: string, where: string) => {
    for (const language of languages)
      if (!texts[language][key]) problems.push(`${where}: no message '${key}' in src/messages/${language}.ts: add it`);
  };
  const needRoles = (named: readonly string[] | undefined, where: string) => {
    for (const role of named ?? [])
      if (!(roles as readonly string[]).includes(role))
        problems.push(`${where}: no role '${role}': use ${roles.join(', ')}`);
  };

  if (!/^[a-z][a-z0-9]*$/.test(name)) problems.push(`name '${name}': use one lower-case word`);
  const mounts = mountsOf(description);
  for (const route of routes) {
    needText(route.title, `route ${route.path}`);
    needRoles(route.roles, `route ${route.path}`);
    if (!mounts.some((mount) => mount === '/' || route.path === mount || route.path.startsWith(`${mount}/`)))
      problems.push(`route ${route.path} is outside the mount ${mounts.join(', ')}: move it or add a mount`);
    const twin = routes.slice(0, routes.indexOf(route)).find((other) => isSamePath(other.path, route.path));
    if (twin)
      problems.push(
        `route ${route.path} is listed twice${twin.path === route.path ? '' : `, as ${twin.path} too`}: keep one`,
      );
  }
  problems.push(...shellCollisions(routes));
  for (const entry of menu) {
    needText(entry.label, `menu entry ${entry.path}`);
    needRoles(entry.roles, `menu entry ${entry.path}`);
    const covered = routes.some(
      ({ path, covers }) => path === entry.path || (covers === 'subtree' && entry.path.startsWith(`${path}/`)),
    );
    if (!covered)
      problems.push(`menu entry ${entry.path} leads to no route of ${name}: add the route or correct the path`);
    if (entry.parent && !menu.some(({ path, area }) => path === entry.parent && area === entry.area))
      problems.push(`menu entry ${entry.path}: parent ${entry.parent} is no entry of the ${entry.area} menu`);
  }
  for (const path of prerender) {
    const route = routes.find((each) => matches(each.path, path));
    if (!route)
      problems.push(`prerender ${path}: no route of ${name} has this path: add the route or correct the path`);
    else if (route.roles)
      problems.push(`prerender ${path}: its route asks for roles: only what everybody may see is made ahead`);
  }
  for (const slot of slots) {
    needRoles(slot.roles, `slot ${slot.name}`);
    const [owner, part = ''] = slot.name.split('/');
    if (owner !== name) problems.push(`slot ${slot.name}: its name must begin with ${name}/`);
    else if (!module.slots?.[part])
      problems.push(`slot ${slot.name}: src/remote.ts defines no slot '${part}': add it to slots`);
  }
  for (const part of Object.keys(module.slots ?? {}))
    if (!slots.some((slot) => slot.name === `${name}/${part}`))
      problems.push(`slot '${part}' of src/remote.ts is not in remote.config.ts: list ${name}/${part} under slots`);
  for (const key of Object.keys(texts.en))
    if (!(key in texts.es)) problems.push(`message '${key}' is missing in src/messages/es.ts: translate it`);
  for (const other of others) problems.push(...collisionsBetween(description, other));
  return problems;
}

export async function textsOf(module: RemoteModule): Promise<Texts> {
  // One after the other: the loader of TypeScript modules at build time can't import what two share at once.
  const en = await module.messages.en();
  const es = await module.messages.es();
  return { en: en.default, es: es.default };
}
