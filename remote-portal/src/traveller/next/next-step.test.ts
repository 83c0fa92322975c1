import { expect, test } from 'vitest';
import { nextStep, type StepFacts, statusNow, stepOf } from './next-step.ts';

const now = Date.parse('2027-03-01T12:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

const request = (facts: Partial<StepFacts>): StepFacts => ({
  id: facts.reference ?? 'KW-000000',
  reference: 'KW-000000',
  service_type: 'other',
  status: 'new',
  effective_status: facts.status ?? 'new',
  priority: 'normal',
  offer_expires_at: null,
  first_departure_at: null,
  last_arrival_at: null,
  last_event_at: at(-1),
  ...facts,
});

const offered = request({ reference: 'KW-0FFERD', status: 'offered', offer_expires_at: at(5) });
const asked = request({ reference: 'KW-ASKED0', status: 'waiting_for_client' });
const ended = request({
  reference: 'KW-ENDED0',
  status: 'offered',
  effective_status: 'assessing',
  offer_expires_at: at(-2),
});
const travelling = request({
  reference: 'KW-TRAVEL',
  status: 'booked',
  effective_status: 'travelling',
  first_departure_at: at(-1),
  last_arrival_at: at(3),
});
const booked = request({
  reference: 'KW-B00KED',
  status: 'booked',
  first_departure_at: at(72),
  last_arrival_at: at(80),
});
const accepted = request({ reference: 'KW-ACCEPT', status: 'accepted' });
const assessing = request({ reference: 'KW-ASSESS', status: 'assessing' });
const received = request({ reference: 'KW-NEW000', status: 'new' });
const over = request({ reference: 'KW-0VER00', status: 'completed' });

test('an open offer comes before a question, a question before trips, trips before what is our work', () => {
  const order = [offered, asked, ended, travelling, booked, accepted, assessing, received];
  for (let first = 0; first < order.length; first++)
    expect(nextStep(order.slice(first).reverse(), now)?.request.reference).toBe(order[first]?.reference);
});

test('what is over is no next step', () => {
  expect(nextStep([], now)).toBeNull();
  expect(nextStep([over, request({ status: 'cancelled' })], now)).toBeNull();
});

test('of two open offers the one that ends first; of two trips the one that leaves first', () => {
  const sooner = { ...offered, id: 'b', reference: 'KW-S00NER', offer_expires_at: at(1) };
  expect(nextStep([offered, sooner], now)?.request.reference).toBe('KW-S00NER');
  const tomorrow = { ...booked, id: 'c', reference: 'KW-T0M0RR', first_departure_at: at(24) };
  expect(nextStep([booked, tomorrow], now)?.request.reference).toBe('KW-T0M0RR');
});

test('among requests at the same step the urgent one, then the one that has waited longest', () => {
  const older = { ...received, reference: 'KW-0LDER0', last_event_at: at(-9) };
  const urgent = { ...received, reference: 'KW-URGENT', priority: 'urgent' as const };
  expect(nextStep([received, older], now)?.request.reference).toBe('KW-0LDER0');
  expect(nextStep([received, older, urgent], now)?.request.reference).toBe('KW-URGENT');
});

test('an offer is open at 71:59:59 and over at 72:00:00, without being read again', () => {
  const expires = Date.parse(at(5));
  expect(stepOf(offered, expires - 1_000)).toBe('decide');
  expect(stepOf(offered, expires)).toBe('ended');
  expect(statusNow(offered, expires)).toBe('assessing');
});

test('a booked trip begins at its first departure', () => {
  expect(stepOf(booked, Date.parse(at(72)) - 1)).toBe('departure');
  expect(stepOf(booked, Date.parse(at(72)))).toBe('travelling');
});

test('an offer that its agent may still undo is not there yet', () => {
  const hidden = request({ status: 'offered', effective_status: 'assessing' });
  expect(stepOf(hidden, now)).toBe('assessment');
});
