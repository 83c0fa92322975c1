import { assessRequest, BackendError, type Booking, recordScheduleChange } from '@kindwing/backend/client';
import { refusal } from '@kindwing/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import StaffRequest from '../src/desk/staff-request.tsx';
import ClientRequest from '../src/traveller/client-request.tsx';
import { aRequest, heldByReader, loadedParts, renderPortal } from './fixtures.tsx';
import { toNewYork } from './legs.ts';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  assessRequest: vi.fn(),
  recordScheduleChange: vi.fn(),
}));
const record = vi.mocked(recordScheduleChange);

const held = aRequest({
  status: 'booked',
  ...heldByReader(),
});
const booking = {
  id: 'booking',
  status: 'ticketed',
  pnr: 'ABC123',
  ticket_numbers: [],
  legs: [toNewYork],
} as unknown as Booking;
const parts = loadedParts({ bookings: [booking] });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(assessRequest).mockResolvedValue({ request_id: held.id, assistance: 0, deadlines: 0, documents: 0 });
});

test('who holds the request records where the airline has moved a flight, and has it assessed again', async () => {
  const offline = { code: '', message: '', hint: '', status: 0, kind: 'offline', reason: 'offline' } as const;
  record
    .mockRejectedValueOnce(new BackendError({ ...offline, field: null, details: {} }))
    .mockResolvedValue({ booking_id: 'booking', status: 'changed' });
  const { user } = renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  await user.click(screen.getByRole('button', { name: 'Flight 1 was moved' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Flight 1: MAD to JFK' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Record the new flight' }));
  await save();
  await refusal('Nothing is different. Enter what the airline has changed.');
  fireEvent.change(dialog.getByLabelText(/^Departure, local time/), { target: { value: '2027-06-01T18:00' } });
  fireEvent.change(dialog.getByLabelText(/^Arrival, local time/), { target: { value: '2027-06-01T20:35' } });
  await save();
  expect((await dialog.findByText(/There is no connection/)).textContent).toBeDefined();
  await save();
  expect(await screen.findByText(/^New flight recorded/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Flight 1 was moved'));
  expect(record.mock.calls.at(-1)?.slice(1)).toEqual([
    'booking',
    1,
    {
      departs_at: '2027-06-01T16:00:00.000Z',
      arrives_at: '2027-06-02T00:35:00.000Z',
      operating_carrier: 'IB',
      flight_number: 'IB0326',
    },
  ]);
  await waitFor(() => expect(vi.mocked(assessRequest).mock.calls.map(([, id]) => id)).toEqual([held.id]));
});

test('nobody else is offered it, nor anybody once the trip has been flown', () => {
  const name = 'Flight 1 was moved';
  const others = renderPortal(<StaffRequest request={{ ...held, holder_id: null }} parts={parts} />, { as: 'agent' });
  expect(screen.queryByRole('button', { name })).toBeNull();
  others.unmount();
  const client = renderPortal(<ClientRequest request={held} parts={parts} />);
  expect(screen.queryByRole('button', { name })).toBeNull();
  client.unmount();
  const flown = loadedParts({ bookings: [{ ...booking, status: 'flown' }] });
  renderPortal(<StaffRequest request={held} parts={flown} />, { as: 'agent' });
  expect(screen.queryByRole('button', { name })).toBeNull();
});
