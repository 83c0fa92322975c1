import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMonths,
  ageOn,
  arrivalDayShift,
  arrivesBeforeDepartureLocally,
  clocksChangeBefore,
  DAY_MS,
  daysBetween,
  elapsedMinutes,
  endOfDay,
  localDate,
  localTime,
  offsetMinutes,
  readLocalTime,
  startOfDay,
  toIso,
  toMs,
} from './index.ts';

test('a local time is read in its zone', () => {
  expect(readLocalTime('2027-03-29T06:30', 'Europe/Madrid')).toEqual({
    kind: 'instant',
    at: '2027-03-29T04:30:00.000Z',
  });
});

test('a time that the clocks skip asks for an offset', () => {
  expect(readLocalTime('2027-03-28T02:30', 'Europe/Madrid')).toMatchObject({ kind: 'missing' });
});

test('a time that the clocks show twice asks for an offset, and takes one', () => {
  const read = readLocalTime('2027-10-31T02:30', 'Europe/Madrid');
  expect(read).toMatchObject({ kind: 'repeated', choices: [{ offset: '+02:00' }, { offset: '+01:00' }] });
  expect(readLocalTime('2027-10-31T02:30+01:00', 'Europe/Madrid')).toEqual({
    kind: 'instant',
    at: '2027-10-31T01:30:00.000Z',
  });
  expect(() => readLocalTime('2027-10-31T02:30+05:00', 'Europe/Madrid')).toThrow(/Europe\/Madrid is not at \+05:00/);
});

test('dates that do not exist and texts that are no times are refused', () => {
  expect(() => readLocalTime('2027-02-30T10:00', 'UTC')).toThrow(/no local time/);
  expect(() => toMs('2027-03-29T06:30')).toThrow(/offset/);
  expect(() => offsetMinutes('Europe/Atlantis', 0)).toThrow(/no time zone/);
});

test('a day begins and ends where its zone says, also when it has 23 hours', () => {
  expect(endOfDay('2027-03-28', 'Europe/Madrid') + 1 - startOfDay('2027-03-28', 'Europe/Madrid')).toBe(23 * 3_600_000);
});

test('every instant survives the way to local time and back with its offset', () => {
  const zone = fc.constantFrom(
    'Europe/Madrid',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
  );
  fc.assert(
    fc.property(zone, fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }), (name, raw) => {
      const at = Math.floor(raw / 60_000) * 60_000;
      const read = readLocalTime(localTime(at, name), name);
      const instants = read.kind === 'instant' ? [read.at] : read.choices.map((choice) => choice.at);
      expect(instants).toContain(toIso(at));
    }),
  );
});

const sydneySantiago = {
  departs_at: '2027-04-10T01:00:00Z',
  arrives_at: '2027-04-10T13:40:00Z',
  origin_tz: 'Australia/Sydney',
  destination_tz: 'America/Santiago',
};

test('over the date line the arrival may show an earlier time than the departure', () => {
  expect(localTime(sydneySantiago.departs_at, 'Australia/Sydney')).toBe('2027-04-10T11:00');
  expect(localTime(sydneySantiago.arrives_at, 'America/Santiago')).toBe('2027-04-10T09:40');
  expect(arrivesBeforeDepartureLocally(sydneySantiago)).toBe(true);
  expect(elapsedMinutes(sydneySantiago)).toBe(760);
  expect(arrivalDayShift(sydneySantiago)).toBe(0);
});

test('a clock change between deadline and departure is seen', () => {
  expect(clocksChangeBefore('2027-03-29T04:30:00Z', 'Europe/Madrid', 48)).toBe(true);
  expect(clocksChangeBefore('2027-03-31T04:30:00Z', 'Europe/Madrid', 48)).toBe(false);
});

test('calendar arithmetic', () => {
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(daysBetween('2027-03-01', '2027-03-22')).toBe(21);
  expect([
    ageOn('2012-05-10', '2027-05-09'),
    ageOn('2012-05-10', '2027-05-10'),
    ageOn('2012-02-29', '2027-02-28'),
  ]).toEqual([14, 15, 14]);
  expect(localDate(Date.UTC(2027, 0, 1, 23), 'Europe/Madrid')).toBe('2027-01-02');
  expect(DAY_MS).toBe(86_400_000);
});
