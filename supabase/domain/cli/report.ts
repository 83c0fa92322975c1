import { say } from '../messages/rules.ts';
import type { Note } from '../rules/note.ts';

/** One thing that a case expects and whether the library says it. */
export interface Check {
  readonly what: string;
  readonly ok: boolean;
  readonly expected: string;
  readonly found: string;
  readonly reasons?: readonly string[];
}

export interface Outcome {
  readonly id: string;
  readonly checks: readonly Check[];
}

/** A step in English with its citation, for a terminal. */
export const stepText = (step: Note & { cite?: string }): string =>
  `${say(step, 'en')}${step.cite === undefined ? '' : ` [${step.cite}]`}`;

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function compare(what: string, expected: unknown, found: unknown, reasons: readonly string[] = []): Check {
  return {
    what,
    ok: JSON.stringify(expected) === JSON.stringify(found),
    expected: show(expected),
    found: show(found),
    reasons,
  };
}

export const failed = (outcome: Outcome): boolean => outcome.checks.some((check) => !check.ok);

/** A failing case as lines: expected, found and the reasons that led there. */
export function describe(outcome: Outcome): string {
  const lines = [`FAILED ${outcome.id}`];
  for (const check of outcome.checks.filter(({ ok }) => !ok)) {
    lines.push(`  ${check.what}`, `    expected: ${check.expected}`, `    found:    ${check.found}`);
    for (const reason of check.reasons ?? []) lines.push(`    because:  ${reason}`);
  }
  return lines.join('\n');
}
