import {
  attachRequest,
  listBookings,
  listNotifications,
  listRequests,
  listUnclaimedRequests,
  type RequestOverview,
} from '@kindwing/backend/client';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import DashboardPage from '../src/traveller/dashboard/dashboard-page.tsx';
import { aRequest, HOUR, inMs, renderPortal } from './fixtures.tsx';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  attachRequest: vi.fn(),
  listBookings: vi.fn(),
  listNotifications: vi.fn(),
  listRequests: vi.fn(),
  listUnclaimedRequests: vi.fn(),
}));

const page = <Row,>(rows: Row[]) => ({ rows, next: null, previous: null });
const with_ = (rows: RequestOverview[]) => vi.mocked(listRequests).mockResolvedValue(page(rows));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listBookings).mockResolvedValue(page([]));
  vi.mocked(listNotifications).mockResolvedValue([]);
  vi.mocked(listUnclaimedRequests).mockResolvedValue([]);
});

test('with nothing under way it offers to start', async () => {
  with_([]);
  renderPortal(<DashboardPage />);
  expect(await screen.findByRole('heading', { name: 'Nothing is under way' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Test client');
  const links = screen.getAllByRole('link', { name: 'Start a new request' });
  expect(links[0]?.getAttribute('href')).toBe('/portal/requests/new');
});

test('one thing comes first, and leads to where it is done', async () => {
  with_([
    aRequest({ id: 'a', reference: 'KW-ASSESS', status: 'assessing' }),
    aRequest({ id: 'b', reference: 'KW-0FFERD', status: 'offered', offer_expires_at: inMs(5.5 * HOUR) }),
    aRequest({ id: 'c', reference: 'KW-ASKED0', status: 'waiting_for_client' }),
  ]);
  renderPortal(<DashboardPage />);
  expect(await screen.findByRole('region', { name: 'Your offer is ready: choose one of three' })).toBeDefined();
  expect(screen.getByRole('timer').textContent).toContain('5 hours');
  expect(screen.getByRole('link', { name: 'Compare and decide' }).getAttribute('href')).toBe(
    '/portal/requests/b#offer',
  );
  expect(screen.getByRole('link', { name: 'Unaccompanied minors, KW-ASKED0' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Unaccompanied minors, KW-0FFERD' })).toBeNull();
});

test('the same in Spanish', async () => {
  with_([aRequest({ status: 'offered', offer_expires_at: inMs(5.5 * HOUR) })]);
  renderPortal(<DashboardPage />, { language: 'es' });
  expect(await screen.findByRole('region', { name: 'Su oferta está lista: elija una de tres' })).toBeDefined();
});

test('a request sent signed out becomes the reader’s only after a yes', async () => {
  with_([]);
  vi.mocked(listUnclaimedRequests).mockResolvedValue([
    { request_id: 'lost', reference: 'KW-L0ST00', service_type: 'other', created_at: inMs(-HOUR) },
  ]);
  vi.mocked(attachRequest).mockResolvedValue({ request_id: 'lost', mine: true });
  const { user } = renderPortal(<DashboardPage />);
  expect(await screen.findByRole('heading', { name: 'Did you send this?' })).toBeDefined();
  expect(attachRequest).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Yes, KW-L0ST00 was me' }));
  await waitFor(() => expect(vi.mocked(attachRequest).mock.calls[0]?.slice(1)).toEqual(['lost', true]));
  expect(await screen.findByText('KW-L0ST00 is now in your account')).toBeDefined();
});

test('a failure says so and can be tried again', async () => {
  vi.mocked(listRequests).mockRejectedValueOnce(new Error('refused'));
  const { user } = renderPortal(<DashboardPage />);
  expect(await screen.findByRole('heading', { name: 'Your requests could not be loaded' })).toBeDefined();
  with_([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is under way' })).toBeDefined();
});

test('the page is shown in one piece: nothing that comes later pushes down what is read', async () => {
  with_([aRequest({ status: 'assessing' })]);
  let arrive: (rows: []) => void = () => undefined;
  vi.mocked(listUnclaimedRequests).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  renderPortal(<DashboardPage />);
  await waitFor(() => expect(listRequests).toHaveBeenCalled());
  expect(screen.getByText('Loading your requests…')).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  arrive([]);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'We are looking for your three alternatives' }),
  ).toBeDefined();
  expect(screen.queryByText('Loading your requests…')).toBeNull();
});

test('a part that cannot be read is not waited for', async () => {
  with_([aRequest({ status: 'assessing' })]);
  vi.mocked(listNotifications).mockRejectedValue(new Error('refused'));
  renderPortal(<DashboardPage />);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'We are looking for your three alternatives' }),
  ).toBeDefined();
});
