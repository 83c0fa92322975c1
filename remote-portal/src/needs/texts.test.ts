import { assistanceText, deadlineText } from '@kindwing/backend/client';
import { rulesEn, rulesEs, say } from '@kindwing/backend/domain/messages';
import { expect, test } from 'vitest';

const params = { from: 'MAD', to: 'BOS', days: 14, direction: 'return' };

test.each(['en', 'es'] as const)('deadlines and codes are named in the words of the rules (%s)', (language) => {
  const keys = Object.keys(language === 'en' ? rulesEn : rulesEs);
  const deadlines = keys.filter((key) => key.startsWith('deadline.'));
  expect(deadlines.length).toBeGreaterThan(30);
  for (const key of deadlines)
    expect(deadlineText({ rule: key.slice('deadline.'.length), params }, language)).toBe(
      say({ key, params }, language),
    );
  for (const key of keys.filter((each) => each.startsWith('ssr.'))) {
    expect(assistanceText(key, language)).toBe(say({ key }, language));
    expect(assistanceText(key.slice('ssr.'.length), language)).toBe(say({ key }, language));
  }
});

test('what has no sentence is named as it is', () => {
  expect(deadlineText({ rule: 'NEW_RULE', params: {} }, 'en')).toBe('NEW_RULE');
  expect(assistanceText('XXXX', 'es')).toBe('XXXX');
});
