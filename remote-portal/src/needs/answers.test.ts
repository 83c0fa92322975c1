import { needsEn } from '@kindwing/backend/domain/messages';
import type { NeedsInput } from '@kindwing/backend/domain/needs';
import { expect, test } from 'vitest';
import { answersInWords, type Words } from './answers.ts';

const words: Words = {
  say: (key) => (key in needsEn ? `<${key}>` : null),
  yesNo: (value) => (value ? 'yes' : 'no'),
  number: (value) => `n${value}`,
  date: (day) => `d${day}`,
  list: (parts) => parts.join(' and '),
};
const told = (answers: unknown) =>
  answersInWords('elderly-travelers', answers as NeedsInput, words).map(({ section, answers: given }) => [
    section,
    ...given.map((answer) => [
      answer.key,
      'text' in answer ? answer.text : answer.parts.map((part) => [part.key, 'text' in part && part.text]),
    ]),
  ]);

test('each kind of answer in words; what was left open is left out, and the service’s own sections come first', () => {
  expect(
    told({
      pet: { species: 'dog', birth_date: '2020-05-01', carrier_cm: [40, 30, 20] },
      medical: { oxygen: 'carrier', reasons: ['newborn', 'stretcher'], unfit: [], condition: null },
      mobility: { walks: 'short', stairs: false, device: { kind: 'power', battery_wh: 300, folds: null } },
    }),
  ).toEqual([
    [
      'mobility',
      ['mobility.walks', '<need.mobility.walks.short>'],
      ['mobility.stairs', 'no'],
      [
        'mobility.device',
        [
          ['mobility.device.kind', '<need.device.kind.power>'],
          ['mobility.device.battery_wh', 'n300'],
        ],
      ],
    ],
    [
      'medical',
      ['medical.oxygen', '<need.medical.oxygen.carrier>'],
      ['medical.reasons', '<need.medical.reasons.newborn> and <need.medical.reasons.stretcher>'],
    ],
    [
      'pet',
      ['pet.species', '<need.pet.species.dog>'],
      ['pet.birth_date', 'd2020-05-01'],
      ['pet.carrier_cm', 'n40 × n30 × n20'],
    ],
  ]);
});

test('what no question asks for, and what no form would have sent, is said as it stands', () => {
  expect(
    told({ mobility: { walks: 'on wheels', earlier_field: 'kept', device: 'a scooter' }, medical: 'none' }),
  ).toEqual([
    ['mobility', ['mobility.walks', 'on wheels'], ['mobility.device', 'a scooter'], ['earlier_field', 'kept']],
  ]);
});
