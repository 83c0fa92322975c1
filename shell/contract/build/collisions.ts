import { shellPaths } from '../schema/shell-paths.ts';
import { languages } from '../src/audience.ts';
import { mountsOf, type RemoteDescription } from '../src/description.ts';
import { overlap, segmentsOf } from './overlap.ts';

export { shellPaths };

/** Places that the shell fills itself. */
export const shellSlots = ['shell/Remotes'];

type Owned = Pick<RemoteDescription, 'name' | 'owner' | 'mount' | 'routes'>;

const isLanguage = (segment: string | undefined) => (languages as readonly (string | undefined)[]).includes(segment);

/**
 * What keeps a remote's addresses out of the site, whoever else is in it: those that the shell answers itself, and those
 * that begin with a language, which the shell takes for the same page in that language.
 */
export const shellCollisions = (routes: Owned['routes']): string[] =>
  routes.flatMap((route) => {
    const ofShell = shellPaths.filter((path) => overlap(route, { path, covers: 'exact' }));
    const [first] = segmentsOf(route.path);
    return [
      ...(ofShell.length ? [`route ${route.path} covers the shell's ${ofShell.join(', ')}: choose another`] : []),
      ...(isLanguage(first)
        ? [`route ${route.path} begins with a language, which is put before each public path: leave out /${first}`]
        : []),
    ];
  });

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
