import { expect, test } from 'vitest';
import type { z } from 'zod';
import { legsSchema } from '../legs/index.ts';
import { formErrorsEn, formErrorsEs } from '../messages/index.ts';
import { contactSchema, promotionSchema, requestSchema, sosSchema } from './index.ts';

/** The English text under each field, as a person sees it. */
function errors(schema: z.ZodType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  const texts: Readonly<Record<string, string>> = formErrorsEn;
  const found: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) found[issue.path.join('.')] ??= texts[issue.message] ?? issue.message;
  return found;
}

test('an empty contact form says what the specification says', () => {
  expect(errors(contactSchema, { name: ' ', email: '', subject: '', message: '', consent_processing: false })).toEqual({
    name: 'Your name is required.',
    email: 'Email is required.',
    subject: 'Subject is required.',
    message: 'Please enter a message.',
    consent_processing: 'You must consent to data processing to send a message.',
  });
});

test('an empty SOS says what the specification says', () => {
  expect(errors(sosSchema, {})).toEqual({
    name: 'Your name is required.',
    email: 'Email is required.',
    phone: 'A contact number is required for urgent assistance.',
    location: 'Please provide your current location.',
    needs: 'Please describe your situation.',
    consent_processing: 'You must consent to data processing for us to assist you.',
  });
});

test('an empty request says what the specification says', () => {
  expect(
    errors(requestSchema, {
      name: 'Ada',
      email: 'ada',
      phone: '',
      service_type: '',
      message: '',
      consent_processing: false,
    }),
  ).toEqual({
    email: 'A valid email is required.',
    service_type: 'Please select a service type.',
    message: 'Please provide details about your request.',
    consent_processing: 'You must consent to data processing to submit your request.',
  });
});

test('promotion needs both, in one sentence', () => {
  expect(errors(promotionSchema, { email: '', role: '' })).toEqual({
    email: 'Please provide both an email and a role.',
    role: 'Please provide both an email and a role.',
  });
});

test('a filled-in trap field is refused, marketing defaults to no', () => {
  const form = { name: 'Ada', email: ' ada@example.org ', subject: 'Hi', message: 'Hello', consent_processing: true };
  expect(contactSchema.parse(form)).toMatchObject({ email: 'ada@example.org', consent_marketing: false, website: '' });
  expect(contactSchema.safeParse({ ...form, website: 'http://spam.example' }).success).toBe(false);
});

test('every key has a text in both languages, and none is left empty', () => {
  expect(Object.keys(formErrorsEs).sort()).toEqual(Object.keys(formErrorsEn).sort());
  expect(Object.values({ ...formErrorsEn, ...formErrorsEs }).filter((text) => text.trim() === '')).toEqual([]);
});

test('a trip whose flights overlap or run backwards is refused', () => {
  const leg = {
    origin: 'MAD',
    destination: 'LHR',
    origin_tz: 'Europe/Madrid',
    destination_tz: 'Europe/London',
    departs_at: '2027-05-01T08:00:00Z',
    arrives_at: '2027-05-01T10:30:00Z',
    block_minutes: 150,
    operating_carrier: 'ib',
  };
  expect(legsSchema.parse([leg])[0]).toMatchObject({
    operating_carrier: 'IB',
    cabin: 'economy',
    direction: 'outbound',
  });
  expect(
    errors(legsSchema, [
      leg,
      {
        ...leg,
        origin: 'LHR',
        destination: 'JFK',
        departs_at: '2027-05-01T09:00:00Z',
        arrives_at: '2027-05-01T18:00:00Z',
        block_minutes: 540,
      },
    ]),
  ).toEqual({ '1.departs_at': 'This flight leaves before the one before it has arrived.' });
  expect(
    errors(legsSchema, [{ ...leg, arrives_at: '2027-05-01T07:00:00Z', destination: 'MAD', origin_tz: 'Mars/Base' }]),
  ).toMatchObject({ '0.origin_tz': 'The time zone is unknown.' });
  expect(errors(legsSchema, [{ ...leg, block_minutes: 100 }])).toEqual({
    '0.block_minutes': 'The flying time does not fit the departure and the arrival.',
  });
  expect(errors(legsSchema, [])).toEqual({ '': 'Add at least one flight.' });
});
