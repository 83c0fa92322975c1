import { expect, test } from 'vitest';
import { type AssistanceMoveForm, assistanceMoveSchema } from './assistance-move.ts';

const errorsOf = (form: AssistanceMoveForm) => {
  const { error } = assistanceMoveSchema.safeParse(form);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

test('telling the airline and its answer need proof, and an answer its code', () => {
  expect(errorsOf({ event: 'ask' })).toEqual([['evidence', 'error.evidence_required']]);
  expect(errorsOf({ event: 'ask', evidence: '  ' })).toEqual([['evidence', 'error.evidence_required']]);
  expect(errorsOf({ event: 'advice', evidence: 'Message 4711' })).toEqual([['advice', 'error.advice_required']]);
  expect(errorsOf({ event: 'advice', advice: 'ZZ', evidence: 'Message 4711' })).toEqual([
    ['advice', 'error.advice_required'],
  ]);
  expect(errorsOf({ event: 'advice', advice: 'HK', evidence: 'Message 4711' })).toEqual([]);
});

test('the other steps need no word, and none may be too long', () => {
  expect(errorsOf({ event: 'documents_asked' })).toEqual([]);
  expect(errorsOf({ event: 'cancel', advice: 'HK' })).toEqual([]);
  expect(errorsOf({ event: 'documents_sent', evidence: 'a'.repeat(501) })).toEqual([['evidence', 'error.too_long']]);
});
