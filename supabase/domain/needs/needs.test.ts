import { expect, test } from 'vitest';
import { needsEn, needsEs, tripErrorsEn, tripErrorsEs } from '../messages/index.ts';
import { serviceTypes } from '../services/index.ts';
import { answersSchema, type Question, questionnaire } from './index.ts';

const en: Readonly<Record<string, string>> = needsEn;
const es: Readonly<Record<string, string>> = needsEs;

const keysOf = ({ key, options, parts }: Question): string[] => [
  key,
  ...options.map((option) => `${key}.${option}`),
  ...parts.flatMap(keysOf),
];

test.each(serviceTypes)('every question and option of %s can be asked in both languages', (service) => {
  const keys = questionnaire(service).flatMap(keysOf);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !en[key] || !es[key])).toEqual([]);
});

test('no sentence is left over that nothing asks', () => {
  const asked = new Set(serviceTypes.flatMap((service) => questionnaire(service).flatMap(keysOf)));
  expect(Object.keys(en).filter((key) => !asked.has(key) && !key.startsWith('need.section.'))).toEqual([]);
});

test('what is wrong with an answer is said by a key that has its sentence', () => {
  const wrong = {
    minor: { travels_alone: 'yes', drop_off: { name: '', phone: '1', id_document: '' }, companion_age: -1 },
    pet: { role: 'friend', species: 'dog', birth_date: 'May', carrier_cm: [1, 2], weight_kg: 0 },
    mobility: { device: { kind: 'power', battery_wh: 9999 } },
    medical: { condition: 'x'.repeat(2001), reasons: ['curiosity'] },
  };
  const found = answersSchema('unaccompanied-minors').safeParse(wrong);
  const messages = (found.error?.issues ?? []).map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((message) => !(message in tripErrorsEn) || !(message in tripErrorsEs))).toEqual([]);
  expect(answersSchema('pets-service-animals').safeParse({}).error?.issues).toMatchObject([
    { path: ['pet'], message: 'error.need.section' },
  ]);
});

test('a chair’s battery is asked about only where it has one, a diagnosis only for clearance', () => {
  const device = questionnaire('elderly-travelers').find(({ kind }) => kind === 'device');
  expect(device?.parts.find(({ field }) => field === 'battery_wh')?.when).toEqual({
    path: 'mobility.device.battery',
    is: ['lithium'],
  });
  expect(
    serviceTypes.flatMap((service) =>
      questionnaire(service)
        .filter(({ diagnosis }) => diagnosis)
        .map(({ path }) => path),
    ),
  ).toEqual(expect.arrayContaining(['medical.condition']));
});
