import { BackendError, getAnonymizedIp, submitRequest } from '@kindwing/backend/client';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import WizardPage from '../src/traveller/wizard/wizard-page.tsx';
import { renderPortal } from './fixtures.tsx';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  submitRequest: vi.fn(),
  getAnonymizedIp: vi.fn(),
}));
const submit = vi.mocked(submitRequest);
const lost = new BackendError({
  code: '',
  message: '',
  hint: '',
  status: 0,
  kind: 'offline',
  reason: 'offline',
  field: null,
  details: {},
});

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  vi.mocked(getAnonymizedIp).mockRejectedValue(new Error('the function is down'));
});

type User = ReturnType<typeof renderPortal>['user'];

async function chooseAirport(user: User, field: string, typed: string, option: RegExp) {
  await user.type(await screen.findByRole('combobox', { name: field }), typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fillToReview(user: User) {
  await user.click(screen.getByRole('radio', { name: /^Elderly travelers/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await chooseAirport(user, 'From', 'Madrid', /^MAD – /);
  await chooseAirport(user, 'To', 'Londres', /^LHR – /);
  await user.type(screen.getByRole('textbox', { name: /Name of the traveler/ }), 'Rosa Vidal');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByRole('textbox', { name: /What is needed/ }), 'A wheelchair to the seat.');
  await user.click(screen.getByRole('button', { name: 'Check what you entered' }));
  await screen.findByRole('heading', { level: 2, name: 'Check and send' });
}

test('nothing is sent without a service, and the summary takes the focus', async () => {
  const { user } = renderPortal(<WizardPage />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = await screen.findByRole('alert', { name: 'Please check what you entered' });
  expect(summary.textContent).toContain('Please select a service type.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

test('an address that jumps ahead leads to the first step that is not done', () => {
  renderPortal(<WizardPage />, { route: '/portal/requests/new?step=review' });
  expect(screen.getByRole('heading', { level: 2, name: 'Kind of help' })).toBeDefined();
});

test('a lost connection keeps everything, and sending again uses the same key', async () => {
  submit.mockRejectedValueOnce(lost);
  submit.mockResolvedValueOnce({ reference: 'KW-SENT00', request_id: 'new', duplicate: false });
  const { user } = renderPortal(<WizardPage />);
  await fillToReview(user);
  expect(screen.getByText('Madrid (MAD) to London (LHR) · Day not decided yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect((await screen.findByRole('alert', { name: 'Please check what you entered' })).textContent).toContain(
    'You must consent to data processing',
  );
  expect(submit).not.toHaveBeenCalled();

  await user.click(screen.getByRole('checkbox', { name: /I consent to the processing/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Your request was not sent')).toBeDefined();
  expect(screen.getByText('A wheelchair to the seat.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send again' }));

  expect(await screen.findByText('KW-SENT00')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See this request' }).getAttribute('href')).toBe('/portal/requests/new');
  const [first, second] = submit.mock.calls.map(([, sent]) => sent);
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    source: 'client_wizard',
    service_type: 'elderly-travelers',
    legs: [{ origin: 'MAD', destination: 'LHR' }],
    travellers: [{ name: 'Rosa Vidal' }],
    consent_processing: true,
  });
});

test('the draft stays on the device only if its writer asks for it', async () => {
  const first = renderPortal(<WizardPage />);
  await first.user.click(screen.getByRole('radio', { name: /^Elderly travelers/ }));
  expect(localStorage.length).toBe(0);
  await first.user.click(screen.getByRole('checkbox', { name: /Keep what I enter/ }));
  await first.user.click(screen.getByRole('button', { name: 'Continue' }));
  await first.user.type(await screen.findByRole('textbox', { name: /Name of the traveler/ }), 'Rosa');
  first.unmount();

  const again = renderPortal(<WizardPage />, { route: '/portal/requests/new?step=trip' });
  expect(screen.getByText('We brought back what you entered before.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name of the traveler/ }).value).toBe('Rosa');
  await again.user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Kind of help' })).toBeDefined();
  expect(localStorage.length).toBe(0);
});
