import { type AssistanceItem, BackendError, type Deadline } from '@kindwing/backend/client';
import { screen, within } from '@testing-library/react';
import { aRequest, HOUR, heldByReader, inMs, loadedParts } from './fixtures.tsx';

export const rosa = { id: 'rosa', name: 'Rosa Vidal', birth_date: null };
export const request = aRequest({ service_type: 'elderly-travelers' });
export const parts = loadedParts({
  travellers: [rosa],
  legs: [{ id: 'leg', position: 1, origin: 'MAD', destination: 'BRU' }],
});
export const held = aRequest({ ...request, ...heldByReader() });

export const aDeadline = (rule: string, facts: Partial<Deadline> = {}) =>
  ({
    id: rule,
    traveller_id: rosa.id,
    leg_position: 1,
    rule,
    due_at: null,
    window_from: null,
    anchor_at: null,
    kind: 'hard',
    audience: 'desk',
    covered_by: null,
    params: {},
    source: 'Regulation (EC) 1107/2006, Art. 6',
    source_url: null,
    done_at: null,
    waived_at: null,
    ...facts,
  }) as Deadline;
export const anItem = (facts: Partial<AssistanceItem> = {}) =>
  ({
    id: 'item',
    traveller_id: rosa.id,
    origin: 'MAD',
    destination: 'BRU',
    departs_at: inMs(400 * HOUR),
    flight_number: 'IB310',
    code: 'WCHS',
    airline_text: 'Two steps at most',
    fallback: null,
    status: 'requested',
    still_needed: true,
    asked_at: '2027-01-05T09:00:00Z',
    carrier_notified_at: '2027-01-06T09:00:00Z',
    carrier_confirmed_at: null,
    row_version: 3,
    ...facts,
  }) as AssistanceItem;

export const failure = (kind: 'offline' | 'forbidden' | 'validation' | 'conflict', reason: string = kind) =>
  new BackendError({ code: '', message: '', hint: '', status: 0, kind, reason, field: null, details: {} });
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
