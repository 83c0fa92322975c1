/** The surfaces that were agreed on: a version's types never change once it is written down. */
export interface Report {
  /** Fingerprint of each version's surface. */
  versions: Readonly<Record<string, string>>;
  /** The newest version's surface in full, to see what changes. */
  surface: string;
}

/** What is reported, in the words of whoever has to raise its version. */
export interface Subject {
  name: string;
  /** What to raise, and where. */
  version: string;
}

export interface Now {
  version: string;
  surface: string;
  fingerprint: string;
}

const lines = (surface: string) => surface.split('\n').filter((line) => line && !line.startsWith('// '));

/** Lines of the first that the second lacks, counting repetitions. */
function missing(from: string, to: string): string[] {
  const left = new Map<string, number>();
  for (const line of lines(to)) left.set(line, (left.get(line) ?? 0) + 1);
  return lines(from).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

const parts = (version: string) => version.split('.').map(Number) as [number, number, number];

const isNewer = (version: string, than: string) => {
  const [a, b] = [parts(version), parts(than)];
  const place = a.findIndex((part, at) => part !== b[at]);
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0);
};

/**
 * What stands between the types as they are and the report; nothing when they agree. A removed or altered line is taken
 * for a change that an existing remote could notice, which is careful rather than clever: it asks for a major.
 */
export function objection(report: Report, now: Now, { name, version }: Subject): string | undefined {
  const known = Object.keys(report.versions);
  const last = known.at(-1);
  if (report.versions[now.version] === now.fingerprint) return undefined;
  const gone = missing(report.surface, now.surface);
  const came = missing(now.surface, report.surface);
  const change = [...gone.map((line) => `  - ${line}`), ...came.map((line) => `  + ${line}`)].slice(0, 20).join('\n');
  if (now.version in report.versions)
    return `${name}: its public types changed, and ${now.version} was agreed on already. Raise ${version} (${gone.length ? 'the major: something was removed or altered' : 'the minor: something was added'}) and run npm run report:\n${change}`;
  if (last && !isNewer(now.version, last)) return `${name}: ${now.version} is not newer than ${last}: raise ${version}`;
  if (last && gone.length && parts(now.version)[0] === parts(last)[0])
    return `${name}: ${now.version} removes or alters what remotes of ${last} rely on: raise the major, or keep the old beside the new:\n${change}`;
  return undefined;
}
