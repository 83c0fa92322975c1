import { expect, test } from 'vitest';
import { emptyDraft, reachableStep } from './draft.ts';
import { type TripValues, tripSchema } from './steps.ts';
import { toLegs, toSubmission } from './to-submission.ts';

const today = '2027-03-01';
const trip = (changes: Partial<TripValues> = {}): TripValues => ({
  trip_type: 'one_way',
  legs: [{ origin: 'MAD – Madrid, Barajas', destination: 'LHR – London Heathrow', desired_date: '2027-04-01' }],
  return_date: '',
  travellers: [{ name: 'Lina Haddad', birth_date: '', relation: '' }],
  ...changes,
});

const problems = (values: TripValues, service: Parameters<typeof tripSchema>[0] = 'other') =>
  Object.fromEntries(
    (tripSchema(service, today).safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('a trip with places and a traveller is enough; days may be unknown', () => {
  expect(problems(trip())).toEqual({});
  expect(problems(trip({ legs: [{ origin: 'MAD', destination: 'LHR', desired_date: '' }] }))).toEqual({});
});

test('every problem is told at once, each at its own field', () => {
  const values = trip({
    legs: [{ origin: 'Somewhere', destination: '', desired_date: '2027-02-28' }],
    travellers: [{ name: ' ', birth_date: '2999-01-01', relation: '' }],
  });
  expect(problems(values)).toEqual({
    'legs.0.origin': 'wizard.error.origin',
    'legs.0.destination': 'wizard.error.destination',
    'legs.0.desired_date': 'wizard.error.past',
    'travellers.0.name': 'wizard.error.traveller_name',
    'travellers.0.birth_date': 'wizard.error.birth_date',
  });
});

test('a child who flies alone needs a birth date', () => {
  expect(problems(trip(), 'unaccompanied-minors')).toEqual({
    'travellers.0.birth_date': 'wizard.error.birth_date_minor',
  });
});

test('the way back is not before the way out, and flights keep their order', () => {
  expect(problems(trip({ trip_type: 'return', return_date: '2027-03-31' }))).toEqual({
    return_date: 'wizard.error.order',
  });
  const legs = [
    { origin: 'MAD', destination: 'LHR', desired_date: '2027-04-05' },
    { origin: 'LHR', destination: 'DUB', desired_date: '2027-04-04' },
  ];
  expect(problems(trip({ trip_type: 'multi_city', legs }))).toEqual({ 'legs.1.desired_date': 'wizard.error.order' });
  expect(problems(trip({ legs }))).toEqual({});
});

test('a return trip is sent as two legs, the second turned round', () => {
  expect(toLegs(trip({ trip_type: 'return', return_date: '2027-04-09' }))).toEqual([
    { origin: 'MAD', destination: 'LHR', direction: 'outbound', desired_date: '2027-04-01' },
    { origin: 'LHR', destination: 'MAD', direction: 'return', desired_date: '2027-04-09' },
  ]);
});

test('what was left empty is not sent, and the draft keeps its key', () => {
  const draft = { ...emptyDraft({ name: ' Farid ', email: 'farid@kindwing.example' }), trip: trip() };
  const consents = { consent_processing: true, consent_marketing: false };
  const submission = toSubmission(draft, consents, 'es');
  expect(submission).toMatchObject({ name: 'Farid', language: 'es', idempotency_key: draft.key });
  expect(submission).not.toHaveProperty('phone');
  expect(submission).toHaveProperty('travellers', [{ name: 'Lina Haddad' }]);
});

test('no step opens before those in front of it are complete', () => {
  const draft = emptyDraft({ name: 'Farid', email: 'farid@kindwing.example' });
  expect(reachableStep('review', draft, today)).toBe('service');
  const chosen = { ...draft, service: { service_type: 'other' as const } };
  expect(reachableStep('review', chosen, today)).toBe('trip');
  expect(reachableStep('review', { ...chosen, trip: trip() }, today)).toBe('details');
  const told = { ...chosen, trip: trip(), details: { ...chosen.details, message: 'A quiet seat, please.' } };
  expect(reachableStep('review', told, today)).toBe('review');
});
