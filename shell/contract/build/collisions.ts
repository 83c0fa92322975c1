import { mountsOf, type RemoteDescription } from '../src/description.ts';

/** Addresses that the shell answers itself, so that a remote that is down locks nobody out. */
export const shellPaths = ['/login', '/signup', '/auth/callback', '/auth/reset', '/health'];

/** Places that the shell fills itself. */
export const shellSlots = ['shell/Remotes'];

type Owned = Pick<RemoteDescription, 'name' | 'owner' | 'mount' | 'routes'>;

/** `/blog/:slug` and `/blog/:post` are the same address. */
const shape = (path: string) => path.replace(/:[^/]+/g, ':');

const below = (path: string, parent: string) => path === parent || path.startsWith(parent === '/' ? '/' : `${parent}/`);

/** What keeps two remotes from living in one site: a mount or a path that both claim, or one inside the other's subtree. */
export function collisionsBetween(candidate: Owned, other: Owned): string[] {
  const problems: string[] = [];
  const theirs = `${other.name} (${other.owner})`;
  for (const mount of mountsOf(candidate))
    if (mountsOf(other).includes(mount))
      problems.push(`mount ${mount} already belongs to ${theirs}: choose another mount`);
  for (const route of candidate.routes) {
    for (const { path, covers } of other.routes) {
      const same = shape(route.path) === shape(path);
      const inTheirs = covers === 'subtree' && below(shape(route.path), shape(path));
      const aroundTheirs = route.covers === 'subtree' && below(shape(path), shape(route.path));
      if (same || inTheirs || aroundTheirs)
        problems.push(`path ${route.path} collides with ${path} of ${theirs}: one path has one owner, choose another`);
    }
  }
  return problems;
}
