import { acceptOffer, answerRequest, BackendError, declineOffer, type OfferLeg } from '@kindwing/backend/client';
import { refusal } from '@kindwing/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import ClientRequest from '../src/traveller/client-request.tsx';
import { anOffer, aQuestion, aRequest, HOUR, inMs, loadedParts, renderPortal } from './fixtures.tsx';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  acceptOffer: vi.fn(),
  declineOffer: vi.fn(),
  answerRequest: vi.fn(),
}));
const accept = vi.mocked(acceptOffer);
const decline = vi.mocked(declineOffer);
const answer = vi.mocked(answerRequest);

const failure = (kind: 'offline' | 'conflict', reason: string) =>
  new BackendError({ code: '', message: '', hint: '', status: 0, kind, reason, field: null, details: {} });

const offered = (expires: string) => ({
  request: aRequest({ status: 'offered', offer_id: anOffer().id, offer_expires_at: expires }),
  parts: loadedParts({ offers: [anOffer({ expires_at: expires })] }),
});

beforeEach(() => {
  vi.resetAllMocks();
});

test('three alternatives, the time left, and a confirmation that repeats price, fee and conditions', async () => {
  const { user } = renderPortal(<ClientRequest {...offered(inMs(50 * HOUR))} />);
  expect(screen.getByRole('heading', { name: 'Your offer is ready: choose one of three' })).toBeDefined();
  expect(screen.getAllByRole('timer')[0]?.textContent).toMatch(/2 days 1 hour|2 days 2 hours/);
  expect(screen.getAllByRole('button', { name: /^Choose alternative/ })).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Choose alternative 2' }));
  const dialog = screen.getByRole('dialog', { name: 'Accept alternative 2?' });
  expect(dialog.textContent).toContain('€143');
  expect(dialog.textContent).toContain('Madrid (MAD) to Palma (PMI), leaving Thu, Jul 1, 2027, 10:40 GMT+2');
  expect(dialog.textContent).toContain('€25');
  expect(dialog.textContent).toContain('Short & Regional');
  expect(dialog.textContent).toContain('Changes cost 30 euros.');
  expect(dialog.textContent).toContain('free place for unaccompanied minors');
  expect(accept).not.toHaveBeenCalled();
});

test('what is accepted names the way back as well', async () => {
  const { request, parts } = offered(inMs(50 * HOUR));
  const offer = parts.offers.data?.[0];
  const [out] = offer?.alternatives[0]?.legs ?? [];
  offer?.alternatives[0]?.legs.push({
    ...(out as OfferLeg),
    direction: 'return',
    origin: 'PMI',
    destination: 'MAD',
    departs_at: '2027-07-08T16:00:00Z',
    arrives_at: '2027-07-08T17:20:00Z',
  });
  const { user } = renderPortal(<ClientRequest request={request} parts={parts} />);
  await user.click(screen.getByRole('button', { name: 'Choose alternative 1' }));
  const dialog = screen.getByRole('dialog', { name: 'Accept alternative 1?' });
  expect(dialog.textContent).toContain('Palma (PMI) to Madrid (MAD), leaving Thu, Jul 8, 2027, 18:00 GMT+2');
});

test('an acceptance that got lost is sent again with the same key, and accepts once', async () => {
  accept.mockRejectedValueOnce(failure('offline', 'offline'));
  accept.mockResolvedValueOnce({} as never);
  const { user } = renderPortal(<ClientRequest {...offered(inMs(50 * HOUR))} />);
  await user.click(screen.getByRole('button', { name: 'Choose alternative 1' }));
  await user.click(screen.getByRole('button', { name: 'Accept for €133' }));
  expect(await screen.findByText(/There is no connection/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Accepted. We are booking your trip.')).toBeDefined();
  const keys = accept.mock.calls.map(([, , , key]) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(accept.mock.calls[0]?.slice(1, 3)).toEqual([anOffer().id, anOffer().alternatives[0]?.id]);
});

test('a refusal that another try cannot cure says why and leads back', async () => {
  accept.mockRejectedValueOnce(failure('conflict', 'offer_expired'));
  const { user } = renderPortal(<ClientRequest {...offered(inMs(50 * HOUR))} />);
  await user.click(screen.getByRole('button', { name: 'Choose alternative 1' }));
  await user.click(screen.getByRole('button', { name: 'Accept for €133' }));
  expect(await screen.findByText('The 72 hours are over. Ask for the offer to be extended.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'See how it stands' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(accept).toHaveBeenCalledTimes(1);
});

test('declining asks for a reason and sends it', async () => {
  decline.mockResolvedValueOnce({} as never);
  const { user } = renderPortal(<ClientRequest {...offered(inMs(50 * HOUR))} />);
  await user.click(screen.getByRole('button', { name: 'Decline this offer' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline the offer' }));
  await refusal('Please give a reason.');
  expect(decline).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /Why doesn’t it fit/ }), 'Too early in the morning');
  await user.click(dialog.getByRole('button', { name: 'Decline the offer' }));
  await waitFor(() => expect(decline.mock.calls[0]?.slice(1)).toEqual([anOffer().id, 'Too early in the morning']));
});

test('when the clock runs out in front of the reader, nothing can be chosen any more', () => {
  vi.useFakeTimers({ now: Date.parse('2027-03-01T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    renderPortal(<ClientRequest {...offered('2027-03-01T12:00:10.000Z')} />);
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.getAllByText(/^Choose alternative/)).toHaveLength(3);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText(/^Choose alternative/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your offer ended without a decision' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask for more time' })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a withdrawn offer says so, with its reason', () => {
  const parts = loadedParts({
    offers: [
      anOffer({ status: 'withdrawn', withdraw_reason: 'The airline cancelled the flight', decided_at: inMs(0) }),
    ],
  });
  renderPortal(<ClientRequest request={aRequest({ status: 'assessing' })} parts={parts} />);
  expect(screen.getByRole('heading', { name: 'The offer that we withdrew' })).toBeDefined();
  expect(screen.getByText(/The airline cancelled the flight/)).toBeDefined();
});

test('a question stands at the top and is answered there', async () => {
  answer.mockResolvedValueOnce({ message_id: 'answer' });
  const question = { id: 'question', body: 'How tall is the crate?', author_role: 'agent', created_at: inMs(-HOUR) };
  const parts = loadedParts({ events: [aQuestion], messages: [question] });
  const request = aRequest({ status: 'waiting_for_client' });
  const { user } = renderPortal(<ClientRequest request={request} parts={parts} />);
  expect(screen.getByRole('heading', { name: 'We have a question for you' })).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /Your answer/ }), '60 cm');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(answer.mock.calls[0]?.slice(1)).toEqual([request.id, '60 cm']));
});

test.each([
  ['en', 'Cancel this request', 'If an offer is open, it ends with the request.'],
  ['es', 'Cancelar esta solicitud', 'Si hay una oferta abierta, termina con la solicitud.'],
] as const)('cancelling takes no offer for granted (%s)', async (language, start, words) => {
  const { user } = renderPortal(<ClientRequest request={aRequest({ status: 'assessing' })} parts={loadedParts()} />, {
    language,
  });
  await user.click(screen.getByRole('button', { name: start }));
  expect(screen.getByRole('dialog').textContent).toContain(words);
});
