import { expect, test } from 'vitest';
import { documentText } from './document-text.ts';
import { passages } from './passages.ts';
import { rulesEn } from './rules.ts';

test('a term of law in another language stands apart, and the sentence stays whole', () => {
  const sentence = documentText('es_exit_permit', 'en');
  const pieces = passages(sentence, 'en');
  expect(pieces).toEqual([
    { text: 'Spanish exit permission (' },
    { text: 'declaración firmada de permiso de viaje', lang: 'es' },
    { text: ') for a resident Spanish minor traveling without a holder of parental authority' },
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
});

test('a sentence in one language is one piece', () => {
  const sentence = documentText('es_exit_permit', 'es');
  expect(passages(sentence, 'es')).toEqual([{ text: sentence }]);
});

test('no English sentence has another language’s words outside a marked term, but for the names of offices', () => {
  const offices = /Policía Nacional|Guardia Civil/g;
  const unmarked = Object.values(rulesEn).filter((sentence) =>
    passages(sentence, 'en').some(({ text, lang }) => !lang && /[áéíóúñ¿¡]/i.test(text.replace(offices, ''))),
  );
  expect(unmarked).toEqual([]);
});
