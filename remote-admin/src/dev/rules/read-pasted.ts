import { type Assessment, assessTrip } from '@kindwing/backend/domain/assess';
import { casesFormat, type IntakeCase, readCase } from '@kindwing/backend/domain/cases';
import type { Airports } from '@kindwing/backend/domain/places';
import { type Flight, readFlights } from '@kindwing/backend/domain/trip';
import type { AdminText } from '../../text.ts';
import { checkCase } from './check-case.ts';
import { placeOf, readJson } from './json-places.ts';
import { type Finding, findingOf, type Issue, type Path, type Problem } from './problems.ts';

export interface Tried {
  readonly id: string;
  readonly title: Readonly<Record<string, unknown>>;
  readonly assessment: Assessment;
  readonly flights: readonly Flight[];
}

export type Outcome =
  | { readonly kind: 'assessed'; readonly cases: readonly Tried[] }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/** More would bury what to mend first. */
const MOST_PROBLEMS = 12;

/** One case, a list of them, or a whole file: each with its path in the text. */
function casesIn(value: unknown): { path: Path; value: unknown }[] {
  const list = (values: readonly unknown[], path: Path) =>
    values.map((inner, index) => ({ path: [...path, index], value: inner }));
  if (Array.isArray(value)) return list(value, []);
  if (typeof value === 'object' && value !== null && 'cases' in value && Array.isArray(value.cases)) {
    return list(value.cases, ['cases']);
  }
  return [{ path: [], value }];
}

/** What only a file of worked cases needs may be left out. */
const withDefaults = (value: unknown, index: number): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { id: `${index + 1}`, title: { en: '' }, expect: {}, traveller: {}, request: 'T0', ...value }
    : value;

/** Names of the trip's legs, as the pasted text has them. */
const pastedName: Readonly<Record<string, Path>> = {
  origin: ['from'],
  destination: ['to'],
  operating_carrier: ['op'],
  marketing_carrier: ['marketing'],
  block_minutes: ['min'],
  departs_at: ['dep_local'],
  arrives_at: ['min'],
  origin_tz: ['tz', 0],
  destination_tz: ['tz', 1],
};

/** Where in the case stands what the trip's schema complains of. */
function pastedPath(path: Path, intake: IntakeCase): Path {
  const [list, index, field] = path;
  if (list !== 'legs' || typeof index !== 'number') return list === 'travellers' ? ['traveller'] : [];
  const out = intake.outbound.length;
  const leg: Path = index < out ? ['outbound', index] : ['return', index - out];
  return field === undefined ? leg : [...leg, ...(pastedName[String(field)] ?? [])];
}

function issuesOf(error: unknown): readonly Issue[] | null {
  const issues = error instanceof Error && 'issues' in error ? error.issues : null;
  return Array.isArray(issues) ? issues : null;
}

function failure(error: unknown, intake: IntakeCase): Finding[] {
  const issues = issuesOf(error);
  if (issues === null) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ path: [], key: 'rules.problem.thrown', params: { message } }];
  }
  return issues.map((issue) => {
    const known = issue.message.startsWith('error.leg.');
    const key = known ? (issue.message as Parameters<AdminText>[0]) : 'rules.problem.other';
    return { path: pastedPath(issue.path, intake), key, params: { message: issue.message } };
  });
}

function tryCase(value: unknown, index: number, airports: Airports): Tried | Finding[] {
  const parsed = casesFormat.safeParse({ cases: [withDefaults(value, index)] });
  if (!parsed.success) {
    return parsed.error.issues.map((issue) =>
      findingOf({ ...issue, path: issue.path.slice(2) }, withDefaults(value, index)),
    );
  }
  const [intake] = parsed.data.cases;
  if (!intake) return [];
  const findings = checkCase(intake, airports);
  if (findings.length > 0) return findings;
  try {
    const assessment = assessTrip(readCase(intake).trip, airports);
    const flights = readFlights(assessment.trip.legs, airports);
    return { id: intake.id, title: intake.title, assessment, flights };
  } catch (error) {
    return failure(error, intake);
  }
}

/** Runs the rules on a pasted text. Whatever is wrong with it comes back with its line and how to mend it. */
export function readPasted(text: string, airports: Airports): Outcome {
  const json = readJson(text);
  const at = (offset: number) => ({ offset, ...placeOf(text, offset) });
  if (json.kind === 'broken') {
    return { kind: 'problems', problems: [{ path: '', key: `rules.json.${json.fault}`, ...at(json.offset) }] };
  }
  const given = casesIn(json.value);
  if (given.length === 0) return { kind: 'problems', problems: [{ path: '', key: 'rules.problem.empty', ...at(0) }] };
  const problems: Problem[] = [];
  const cases: Tried[] = [];
  for (const [index, one] of given.entries()) {
    const tried = tryCase(one.value, index, airports);
    if (!Array.isArray(tried)) {
      cases.push(tried as Tried);
      continue;
    }
    for (const { path, key, params } of tried as Finding[]) {
      const whole = [...one.path, ...path];
      problems.push({ path: whole.map(String).join('.'), key, params, ...at(json.offsetOf(whole)) });
    }
  }
  if (problems.length === 0) return { kind: 'assessed', cases };
  return { kind: 'problems', problems: problems.sort((a, b) => a.offset - b.offset).slice(0, MOST_PROBLEMS) };
}
