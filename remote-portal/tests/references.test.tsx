import { listNotifications, type Notification } from '@kindwing/backend/client';
import { renderUi } from '@kindwing/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueueTable } from '../src/desk/queue-table.tsx';
import { NamingReference } from '../src/requests/reference.tsx';
import { Notices } from '../src/traveller/dashboard/notices.tsx';
import { RequestTable } from '../src/traveller/list/request-table.tsx';
import { aRequest, inMs, renderPortal } from './fixtures.tsx';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  listNotifications: vi.fn(),
}));

const isWhole = (place: HTMLElement) =>
  getComputedStyle(within(place).getByText('KW-TEST01', { exact: true })).whiteSpace === 'nowrap';

test('in the client’s list a reference stays whole, and names its link', () => {
  renderPortal(<RequestTable requests={[aRequest()]} now={Date.now()} caption="Requests" />);
  expect(isWhole(screen.getByRole('link', { name: 'Unaccompanied minors, KW-TEST01' }))).toBe(true);
});

test('in a notice it stays whole within its sentence', async () => {
  const notice = {
    id: 'notice',
    kind: 'offer_sent',
    request_id: 'a',
    read_at: null,
    created_at: inMs(0),
    payload: { reference: 'KW-TEST01' },
  } as Notification;
  vi.mocked(listNotifications).mockResolvedValue([notice]);
  await act(async () => renderPortal(<Notices />));
  expect(isWhole(await screen.findByRole('link', { name: /Your offer is ready.*KW-TEST01/ }))).toBe(true);
});

test('in the desk’s queue it stays whole', () => {
  renderPortal(<QueueTable rows={[aRequest()]} loading={false} empty={null} />, { as: 'agent' });
  expect(isWhole(screen.getByRole('link', { name: /KW-TEST01/ }))).toBe(true);
});

test('a sentence that names none is shown as it is', () => {
  const { container } = renderUi(<NamingReference text="We have news for you ()" reference="" />);
  expect(container.textContent).toContain('We have news for you ()');
});
