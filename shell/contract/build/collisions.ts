import { mountsOf, type RemoteDescription } from '../src/description.ts';
import { overlap } from './overlap.ts';

/** Addresses that the shell answers itself, so that a remote that is down locks nobody out. */
export const shellPaths = ['/login', '/signup', '/auth/callback', '/auth/reset', '/health'];

/** Places that the shell fills itself. */
export const shellSlots = ['shell/Remotes'];

type Owned = Pick<RemoteDescription, 'name' | 'owner' | 'mount' | 'routes'>;

/**
 * What keeps two remotes from living in one site: a mount that both claim, or an address that routes of both would answer.
 * Mounts may be nested, and the routes of one remote may overlap: the more exact one answers.
 */
export function collisionsBetween(candidate: Owned, other: Owned): string[] {
  const problems: string[] = [];
  const theirs = `${other.name} (${other.owner})`;
  for (const mount of mountsOf(candidate))
    if (mountsOf(other).includes(mount))
      problems.push(`${candidate.name}: mount ${mount} already belongs to ${theirs}: choose another mount`);
  for (const route of candidate.routes)
    for (const their of other.routes)
      if (overlap(route, their))
        problems.push(
          `${candidate.name}: path ${route.path} collides with ${their.path} of ${theirs}: one path has one owner, choose another`,
        );
  return problems;
}
