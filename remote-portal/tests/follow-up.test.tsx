import {
  completeDeadline,
  listAssistance,
  listDeadlines,
  listNeeds,
  moveAssistanceItem,
  reopenDeadline,
  waiveDeadline,
} from '@kindwing/backend/client';
import { refusal } from '@kindwing/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import StaffRequest from '../src/desk/staff-request.tsx';
import ClientRequest from '../src/traveller/client-request.tsx';
import { HOUR, inMs, renderPortal } from './fixtures.tsx';
import { aDeadline, anItem, failure, held, part, parts, request } from './needs-fixtures.ts';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  completeDeadline: vi.fn(),
  listAssistance: vi.fn(),
  listDeadlines: vi.fn(),
  listNeeds: vi.fn(),
  moveAssistanceItem: vi.fn(),
  reopenDeadline: vi.fn(),
  waiveDeadline: vi.fn(),
}));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listNeeds).mockResolvedValue([]);
  vi.mocked(listAssistance).mockResolvedValue([]);
  vi.mocked(listDeadlines).mockResolvedValue([]);
});

test('who holds the request settles a deadline and takes it back; a reason is asked for where nobody has to do it', async () => {
  const forward = aDeadline('EU_PRM_FORWARD', { due_at: inMs(5 * HOUR + 60_000) });
  const showUp = aDeadline('EU_PRM_SHOWUP', { due_at: inMs(398 * HOUR), audience: 'client' });
  vi.mocked(listDeadlines)
    .mockResolvedValueOnce([forward, showUp])
    .mockResolvedValue([
      { ...forward, done_at: '2027-01-06T09:00:00Z' },
      { ...showUp, waived_at: '2027-01-06T10:00:00Z', waive_reason: 'She is met at the door' },
    ]);
  vi.mocked(waiveDeadline)
    .mockRejectedValueOnce(failure('offline'))
    .mockResolvedValue({} as never);
  vi.mocked(completeDeadline).mockResolvedValue({} as never);
  vi.mocked(reopenDeadline).mockResolvedValue({} as never);
  const { user } = renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  const deadlines = within(await (await part('Needs')).findByRole('region', { name: 'Deadlines' }));

  await user.click(await deadlines.findByRole('button', { name: /^Not needed Be at the designated meeting point/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Why does nobody have to do this?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as not needed' }));
  await refusal('Please give a reason.');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'She is met at the door');
  await user.click(dialog.getByRole('button', { name: 'Mark as not needed' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('There is no connection');
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Marked as not needed')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Deadlines'));
  expect(vi.mocked(waiveDeadline).mock.calls.at(-1)?.slice(1)).toEqual(['EU_PRM_SHOWUP', 'She is met at the door']);

  expect(await deadlines.findByText(/^Not needed since .*2027.*: She is met at the door$/)).toBeDefined();
  expect(deadlines.getByText(/^Done on .*Jan 6, 2027/)).toBeDefined();
  await user.click(deadlines.getByRole('button', { name: /^Open it again Be at the designated meeting point/ }));
  expect(await screen.findByText('The deadline is open again')).toBeDefined();
  expect(vi.mocked(reopenDeadline).mock.calls.map(([, id]) => id)).toEqual(['EU_PRM_SHOWUP']);
});

test('a deadline is marked as done at once, and somebody else who was faster is told of', async () => {
  vi.mocked(listDeadlines).mockResolvedValue([aDeadline('EU_PRM_FORWARD', { due_at: inMs(5 * HOUR) })]);
  vi.mocked(completeDeadline).mockRejectedValue(failure('conflict', 'wrong_status'));
  const { user } = renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  await user.click(await screen.findByRole('button', { name: /^Mark as done / }));
  expect(await screen.findByText(/^The request has moved on meanwhile/)).toBeDefined();
  await waitFor(() => expect(vi.mocked(listDeadlines)).toHaveBeenCalledTimes(2));
});

test('the airline’s answer is written down with its code and how it came; what proves it is asked for', async () => {
  vi.mocked(listAssistance)
    .mockResolvedValueOnce([anItem()])
    .mockResolvedValue([
      anItem({ status: 'confirmed', carrier_confirmed_at: inMs(0), carrier_confirmed_evidence: 'Reference 4711' }),
    ]);
  vi.mocked(moveAssistanceItem).mockResolvedValue({ item_id: 'item', status: 'confirmed', row_version: 4 });
  const { user } = renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  const assistance = within(await (await part('Needs')).findByRole('region', { name: 'Assistance' }));
  await user.click(await assistance.findByRole('button', { name: /^Record what happened WCHS · Wheelchair/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'WCHS: what happened?' }));
  const event = dialog.getByRole('combobox', { name: 'What happened' });
  // It was asked already, so it can't be asked again; what the machine allows is all there is.
  expect(
    within(event)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The airline answered', 'The airline asks for papers', 'It is canceled']);
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  await refusal('Choose what the airline answered.');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Its answer/ }), 'KK: Confirmed by the airline');
  expect(dialog.getByText('Enter HK in the booking afterwards.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /How did it answer/ }), 'Reference 4711');
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await screen.findByText('WCHS: Confirmed by the airline')).toBeDefined();
  expect(
    vi.mocked(moveAssistanceItem).mock.calls.map(([, { id, row_version }, move]) => [id, row_version, move]),
  ).toEqual([['item', 3, { event: 'advice', advice: 'KK', evidence: 'Reference 4711' }]]);
  expect(await assistance.findByText('Reference 4711')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Record what happened'));
});

test('a reader who does not hold the request moves nothing, and a client neither; she reads why and how', async () => {
  vi.mocked(listAssistance).mockResolvedValue([anItem()]);
  vi.mocked(listDeadlines).mockResolvedValue([aDeadline('EU_PRM_FORWARD', { due_at: inMs(5 * HOUR) })]);
  const { unmount } = renderPortal(<StaffRequest request={request} parts={parts} />, { as: 'agent' });
  const needs = await part('Needs');
  expect(await needs.findByText(/WCHS/)).toBeDefined();
  const steps = /^(Mark as done|Not needed|Open it again|Record what happened)/;
  expect(screen.queryByRole('button', { name: steps })).toBeNull();
  unmount();
  vi.mocked(listAssistance).mockResolvedValue([anItem({ carrier_notified_evidence: 'Reference 4711' })]);
  const waived = { waived_at: '2027-01-06T10:00:00Z', waive_reason: 'She is met at the door' };
  vi.mocked(listDeadlines).mockResolvedValue([aDeadline('EU_PRM_FORWARD', waived)]);
  renderPortal(<ClientRequest request={held} parts={parts} />);
  const hers = await part('What you told us');
  expect(await hers.findByText(/WCHS/)).toBeDefined();
  expect(hers.getByText('Reference 4711')).toBeDefined();
  expect(await hers.findByText(/^Not needed since .*: She is met at the door$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: steps })).toBeNull();
});
