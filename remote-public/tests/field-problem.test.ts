import { FieldProblem } from '@kindwing/ui/forms';
import { expect, test } from 'vitest';
import { asFieldProblem } from '../src/forms/shared/failure.ts';

test('every refused field gets its own words', () => {
  const error = { kind: 'validation', fields: { email: 'email_invalid', name: 'name_required' } };
  const problem = asFieldProblem(error);
  expect(problem).toBeInstanceOf(FieldProblem);
  expect((problem as FieldProblem).fields).toEqual({ email: 'error.email_invalid', name: 'error.name_required' });
});

test.each([
  ['a reason without words', { kind: 'validation', fields: { email: 'no_such_reason' } }],
  ['no field', { kind: 'validation', fields: {} }],
  ['another kind of failure', { kind: 'offline', fields: { email: 'email_invalid' } }],
  ['something else altogether', 'boom'],
])('%s stays as it came', (_name, error) => expect(asFieldProblem(error)).toBe(error));
