import type { casesFormat } from '@kindwing/backend/domain/cases';
import type { AdminText } from '../../text.ts';

type FormatError = NonNullable<ReturnType<typeof casesFormat.safeParse>['error']>;
export type Issue = FormatError['issues'][number];
export type Path = readonly PropertyKey[];
type Key = Parameters<AdminText>[0];

/** Something to mend in the pasted text: what, and where. */
export interface Problem {
  /** `outbound.0.min`; empty when the text as a whole is meant. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly key: Key;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What of a problem does not depend on where it stands in the text. */
export interface Finding {
  readonly path: Path;
  readonly key: Key;
  readonly params?: Readonly<Record<string, string | number>>;
}

const kinds: Readonly<Record<string, Key>> = {
  string: 'rules.kind.string',
  number: 'rules.kind.number',
  int: 'rules.kind.int',
  boolean: 'rules.kind.boolean',
  array: 'rules.kind.array',
  tuple: 'rules.kind.array',
  object: 'rules.kind.object',
  record: 'rules.kind.object',
};
export const kindKey = (kind: string): Key => kinds[kind] ?? 'rules.kind.other';

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

/** A breach of the format as a sentence's key; the schema's own sentences are English only. */
export function findingOf(issue: Issue, whole: unknown): Finding {
  const { path } = issue;
  const field = String(path.at(-1) ?? '');
  const missing = valueAt(whole, path) === undefined;
  if (missing) return { path, key: 'rules.problem.missing', params: { field } };
  if (issue.code === 'invalid_type') return { path, key: 'rules.problem.type', params: { kind: issue.expected } };
  if (issue.code === 'invalid_format' && (field === 'from' || field === 'to')) {
    return { path, key: 'rules.problem.airport_format' };
  }
  if (issue.code === 'too_small') {
    return { path, key: issue.origin === 'array' ? 'rules.problem.empty' : 'rules.problem.positive' };
  }
  return { path, key: 'rules.problem.other', params: { message: issue.message } };
}
