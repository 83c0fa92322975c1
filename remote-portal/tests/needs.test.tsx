import {
  assessRequest,
  listAssistance,
  listDeadlines,
  listNeeds,
  openNeeds,
  type TravellerNeeds,
  withdrawNeeds,
} from '@kindwing/backend/client';
import { refusal } from '@kindwing/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import StaffRequest from '../src/desk/staff-request.tsx';
import ClientRequest from '../src/traveller/client-request.tsx';
import { HOUR, inMs, loadedParts, renderPortal } from './fixtures.tsx';
import { aDeadline, anItem, failure, held, part, parts, request, rosa } from './needs-fixtures.ts';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  assessRequest: vi.fn(),
  listAssistance: vi.fn(),
  listDeadlines: vi.fn(),
  listNeeds: vi.fn(),
  openNeeds: vi.fn(),
  withdrawNeeds: vi.fn(),
}));
const open = vi.mocked(openNeeds);
const list = vi.mocked(listNeeds);

const answers = {
  mobility: { walks: 'short', stairs: false, device: { kind: 'power', weight_kg: 28.5 } },
  medical: { oxygen: 'own_concentrator' },
} as const;
const told = {
  id: 'needs',
  traveller_id: rosa.id,
  consent_id: 'consent',
  answers,
  updated_at: '2027-01-05T09:00:00Z',
} as TravellerNeeds;

const answerTo = (region: ReturnType<typeof within>, term: string) => {
  const value = region.getByText(term).nextElementSibling;
  return value?.textContent;
};

beforeEach(() => {
  vi.resetAllMocks();
  list.mockResolvedValue([]);
  vi.mocked(listAssistance).mockResolvedValue([]);
  vi.mocked(listDeadlines).mockResolvedValue([]);
});

test('a client reads her answers in words, what is asked of the airline, and the deadlines, pressing ones first', async () => {
  list.mockResolvedValue([told]);
  vi.mocked(listAssistance).mockResolvedValue([anItem()]);
  vi.mocked(listDeadlines).mockResolvedValue([
    aDeadline('EU_PRM_SHOWUP', { due_at: inMs(398 * HOUR), audience: 'client' }),
    aDeadline('EU_PRM_FORWARD', { due_at: inMs(5 * HOUR + 60_000) }),
    aDeadline('EU_PRM_NOTICE', { due_at: inMs(-HOUR), anchor_at: inMs(47 * HOUR) }),
  ]);
  renderPortal(<ClientRequest request={request} parts={parts} />);
  const mine = await part('What you told us');
  const hers = within(await mine.findByRole('region', { name: 'Rosa Vidal' }));
  expect(answerTo(hers, 'How far can the traveler walk?')).toBe('A short way, such as the length of a cabin');
  expect(answerTo(hers, 'Can the traveler climb stairs?')).toBe('No');
  expect(answerTo(hers, 'How much does it weigh with its battery, in kilograms?')).toBe('28.5');
  expect(answerTo(hers, 'Is oxygen needed during the flight?')).toBe('Yes, from an own concentrator');
  expect(hers.queryByText(/folds|Does it fold/)).toBeNull();

  const assistance = within(mine.getByRole('region', { name: 'Assistance' }));
  const item = (await assistance.findByRole('listitem')).textContent;
  expect(item).toContain('WCHS · Wheelchair; cannot do steps');
  expect(item).toContain('Asked of the airline');
  expect(item).toMatch(/Airline toldWed, Jan 6, 2027.*Airline confirmedNot yet/);
  expect(item).not.toContain('Two steps at most');

  const deadlines = within(mine.getByRole('region', { name: 'Deadlines' })).getAllByRole('listitem');
  expect(deadlines[0]?.textContent).toMatch(/^Usual time is past; we still tryNotice of the assistance/);
  expect(deadlines[1]?.textContent).toMatch(/^Soon: in 5 hours.*We do this for you · flight 1: Madrid \(MAD\) to/);
  expect(deadlines[2]?.textContent).toMatch(/^Be at the designated meeting point.*\(in 16 days\).*On your side/);
  expect(open).not.toHaveBeenCalled();
});

test('what belongs to flights that have left is folded, with how much it is, and can be looked up', async () => {
  vi.mocked(listAssistance).mockResolvedValue([
    anItem({ id: 'flown', code: 'DEAF', departs_at: inMs(-HOUR) }),
    anItem({ id: 'ahead' }),
  ]);
  const past = { due_at: inMs(-50 * HOUR), anchor_at: inMs(-HOUR) };
  vi.mocked(listDeadlines).mockResolvedValue([aDeadline('EU_PRM_NOTICE', past), aDeadline('EU_PRM_FORWARD', past)]);
  const { user } = renderPortal(<ClientRequest request={request} parts={parts} />);
  const mine = await part('What you told us');
  expect((await mine.findByText(/WCHS/)).closest('details')).toBeNull();
  for (const [fold, inside] of [
    ['On flights already flown (1)', /DEAF/],
    ['Past, with their flights (2)', /^Notice of the assistance/],
  ] as const) {
    const folded = (await mine.findByText(inside)).closest('details');
    expect(folded?.open).toBe(false);
    await user.click(mine.getByText(fold));
    expect(folded?.open).toBe(true);
  }
});

test('a trip that is over promises nothing that is still to come', async () => {
  renderPortal(<ClientRequest request={{ ...request, status: 'completed' }} parts={parts} />);
  const mine = await part('What you told us');
  expect(await mine.findByText('No assistance was asked of an airline for this request.')).toBeDefined();
  expect(await mine.findByText('There was nothing to do by a set day.')).toBeDefined();
});

test('the same in Spanish', async () => {
  list.mockResolvedValue([told]);
  renderPortal(<ClientRequest request={request} parts={parts} />, { language: 'es' });
  const hers = within(await (await part('Lo que nos contó')).findByRole('region', { name: 'Rosa Vidal' }));
  expect(answerTo(hers, '¿Puede el viajero subir escaleras?')).toBe('No');
  expect(answerTo(hers, '¿Cuánto pesa con la batería, en kilogramos?')).toBe('28,5');
});

test('answers about two travellers under one consent are withdrawn together', async () => {
  const iker = { id: 'iker', name: 'Iker Vidal', birth_date: null };
  list.mockResolvedValue([told, { ...told, id: 'others', traveller_id: iker.id }]);
  renderPortal(<ClientRequest request={request} parts={loadedParts({ travellers: [iker, rosa] })} />);
  const mine = await part('What you told us');
  const names = (await mine.findAllByRole('heading', { name: /Vidal$/ })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Iker Vidal', 'Rosa Vidal']);
  const [button, another] = mine.getAllByRole('button');
  expect(button?.getAttribute('aria-label')).toMatch(/^Withdraw consent and delete answers: .*Vidal, .*Vidal$/);
  expect(another).toBeUndefined();
});

test('without answers the client is told so, and where to write what she needs', async () => {
  renderPortal(<ClientRequest request={request} parts={parts} />);
  const mine = await part('What you told us');
  expect(await mine.findByText(/^There are no answers about help with this request/)).toBeDefined();
  expect(await mine.findByText(/you see here what has to be done by when/)).toBeDefined();
  expect(mine.queryByRole('button')).toBeNull();
});

test('a part that did not load says so alone, and comes with another try', async () => {
  list.mockRejectedValueOnce(failure('forbidden')).mockResolvedValue([told]);
  const { user } = renderPortal(<ClientRequest request={request} parts={parts} />);
  const mine = await part('What you told us');
  const alert = await mine.findByRole('alert');
  expect(alert.textContent).toContain('This part could not be loaded');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await mine.findByRole('region', { name: 'Rosa Vidal' })).toBeDefined();
});

test('the client takes her consent back: asked once more, then the answers go', async () => {
  list.mockResolvedValueOnce([told]).mockResolvedValue([]);
  vi.mocked(withdrawNeeds).mockRejectedValueOnce(failure('offline')).mockResolvedValue({ traveller_id: rosa.id });
  const { user } = renderPortal(<ClientRequest request={request} parts={parts} />);
  const mine = await part('What you told us');
  await user.click(await mine.findByRole('button', { name: 'Withdraw consent and delete answers: Rosa Vidal' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete these answers?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('There is no connection');
  await user.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
  expect(await screen.findByText('Consent withdrawn, answers deleted')).toBeDefined();
  expect(await mine.findByText(/^There are no answers about help/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What you told us'));
  expect(vi.mocked(withdrawNeeds).mock.calls.map(([, id]) => id)).toEqual([rosa.id, rosa.id]);
});

const opened = [{ traveller_id: rosa.id, name: 'Rosa Vidal', answers, saved_at: '2027-01-05T09:00:00Z' }];

test('the desk opens the answers with a reason alone; they stay while the page renews, and can be closed', async () => {
  open.mockResolvedValue(opened);
  vi.mocked(assessRequest).mockResolvedValue({ request_id: request.id, assistance: 1, deadlines: 2, documents: 0 });
  const { user } = renderPortal(<StaffRequest request={request} parts={parts} />, { as: 'agent' });
  const needs = await part('Needs');
  const health = within(await needs.findByRole('region', { name: 'Answers about health' }));
  expect(health.getByText(/Each opening is recorded with your name and reason/)).toBeDefined();
  expect(screen.queryByText('How far can the traveler walk?')).toBeNull();
  const button = health.getByRole('button', { name: 'Open the answers' });
  expect(button.getAttribute('aria-expanded')).toBe('false');

  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Open the answers' }));
  await user.click(dialog.getByRole('button', { name: 'Open the answers' }));
  await refusal('Please give a reason.');
  expect(open).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /Why do you open them/ }), 'Asking for the chair');
  await user.click(dialog.getByRole('button', { name: 'Open the answers' }));

  const hers = within(await health.findByRole('region', { name: 'Rosa Vidal' }));
  expect(answerTo(hers, 'How far can the traveler walk?')).toMatch(/^A short way/);
  expect(health.getByText(/Recorded with your name and this reason: Asking for the chair/)).toBeDefined();
  expect(open.mock.calls.map(([, ...args]) => args)).toEqual([[request.id, 'Asking for the chair']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);

  await user.click(needs.getByRole('button', { name: 'Assess again' }));
  expect(await screen.findByText('Assessed: 1 assistance, 2 deadlines')).toBeDefined();
  await waitFor(() => expect(vi.mocked(listDeadlines)).toHaveBeenCalledTimes(2));
  expect(health.getByRole('region', { name: 'Rosa Vidal' })).toBeDefined();
  expect([open.mock.calls.length, list.mock.calls.length]).toEqual([1, 0]);

  await user.click(health.getByRole('button', { name: 'Close the answers' }));
  expect(health.queryByRole('region', { name: 'Rosa Vidal' })).toBeNull();
});

test('who holds the request opens them at once: no reason is asked for, and the page says what is recorded', async () => {
  open.mockResolvedValue(opened);
  const { user } = renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  const needs = await part('Needs');
  const health = within(await needs.findByRole('region', { name: 'Answers about health' }));
  expect(health.getByText(/no reason is asked for. Each opening is recorded with your name/)).toBeDefined();
  await user.click(health.getByRole('button', { name: 'Open the answers' }));
  expect(await health.findByRole('region', { name: 'Rosa Vidal' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(open.mock.calls.map(([, ...args]) => args)).toEqual([[request.id, undefined]]);
  expect(health.getByText(/Recorded with your name, as the one who holds the request/)).toBeDefined();
});

test('whose lease has lapsed meanwhile is asked for a reason after all; another refusal is told', async () => {
  open.mockRejectedValueOnce(failure('offline')).mockRejectedValueOnce(failure('validation', 'reason_required'));
  const { user } = renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  const button = await screen.findByRole('button', { name: 'Open the answers' });
  await user.click(button);
  expect(await screen.findByText(/There is no connection/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Open the answers' })).toBeDefined();
});

test('a refusal says why in plain words, keeps the reason, and shows nothing', async () => {
  open.mockRejectedValueOnce(failure('forbidden')).mockResolvedValue([]);
  const { user } = renderPortal(<StaffRequest request={request} parts={parts} />, { as: 'agent' });
  await user.click(await screen.findByRole('button', { name: 'Open the answers' }));
  const dialog = within(screen.getByRole('dialog'));
  const reason = dialog.getByRole('textbox', { name: /Why do you open them/ });
  await user.type(reason, 'On the phone');
  await user.click(dialog.getByRole('button', { name: 'Open the answers' }));
  expect(await dialog.findByText(/^Your account may not open these answers/)).toBeDefined();
  expect((reason as HTMLTextAreaElement).value).toBe('On the phone');
  await user.click(dialog.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Nothing was answered about help.')).toBeDefined();
});

test('the desk sees what the airline is told and where a deadline comes from; an assessment that fails says what to mend', async () => {
  vi.mocked(listAssistance).mockResolvedValue([anItem({ code: 'WCLB', fallback: 'ssr.fallback.WCLB' })]);
  vi.mocked(listDeadlines).mockResolvedValue([aDeadline('EU_PRM_FORWARD', { due_at: inMs(-HOUR) })]);
  vi.mocked(assessRequest).mockRejectedValue(failure('validation', 'facts_invalid'));
  const { user } = renderPortal(<StaffRequest request={request} parts={parts} />, { as: 'admin' });
  const needs = await part('Needs');
  const assistance = within(await needs.findByRole('region', { name: 'Assistance' }));
  expect(await assistance.findByText('Two steps at most')).toBeDefined();
  expect(assistance.getByText(/WCBD with free text/)).toBeDefined();
  const [deadline] = within(needs.getByRole('region', { name: 'Deadlines' })).getAllByRole('listitem');
  expect(deadline?.textContent).toMatch(/^Overdue: best effort now.*For the desk.*Source: Regulation/);
  await user.click(needs.getByRole('button', { name: 'Assess again' }));
  expect((await needs.findByRole('alert')).textContent).toContain('One of the answers can’t be read');
});

test('the desk reads in its own language where a deadline comes from, titles as they are', async () => {
  vi.mocked(listDeadlines).mockResolvedValue([
    aDeadline('EU_PRM_FORWARD', { source: 'Agency practice', source_url: null }),
    aDeadline('EU_PRM_NOTICE', { source: '14 CFR 382.75', source_url: 'https://www.ecfr.gov/' }),
  ]);
  renderPortal(<StaffRequest request={request} parts={parts} />, { as: 'agent', language: 'es' });
  const link = await screen.findByRole('link', { name: '14 CFR 382.75' });
  expect(link.querySelector('[lang="en"]')?.textContent).toBe('14 CFR 382.75');
  const [practice] = within(screen.getByRole('region', { name: 'Plazos' })).getAllByRole('listitem');
  expect(practice?.textContent).toMatch(/Fuente: Práctica de las agencias$/);
  expect(practice?.querySelector('[lang]')).toBeNull();
});
