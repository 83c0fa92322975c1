import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import StaffRequest from '../src/desk/staff-request.tsx';
import { anOffer, aRequest, HOUR, heldByReader, inMs, loadedParts, renderPortal } from './fixtures.tsx';

const held = aRequest({
  status: 'assessing',
  ...heldByReader(),
});

test('the holder’s next step stands first, before giving the request up', () => {
  renderPortal(<StaffRequest request={held} parts={loadedParts()} />, { as: 'agent' });
  const compose = screen.getByRole('link', { name: 'Compose offer' });
  const cancel = screen.getByRole('button', { name: 'Cancel request' });
  expect(compose.compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a draft is gone on with', () => {
  const parts = loadedParts({ offers: [anOffer({ status: 'draft' })] });
  renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  expect(screen.getByRole('link', { name: 'Continue the offer' })).toBeDefined();
});

test('sending can be undone above everything that has to be scrolled to', () => {
  const parts = loadedParts({ offers: [anOffer({ visible_from: inMs(20_000), expires_at: inMs(72 * HOUR) })] });
  renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  const undo = screen.getByRole('button', { name: 'Undo sending' });
  const facts = screen.getByRole('heading', { name: 'The request' });
  expect(undo.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('what could not be loaded is not called empty', () => {
  const lost = { data: undefined, isError: true, error: new Error('lost') };
  const parts = Object.assign(loadedParts(), { offers: lost, messages: lost });
  renderPortal(<StaffRequest request={held} parts={parts} />, { as: 'agent' });
  expect(
    within(screen.getByText('Part of this page could not be loaded').closest('[role=alert]') as HTMLElement),
  ).toBeDefined();
  expect(screen.queryByText(/^No offer yet/)).toBeNull();
  expect(screen.queryByText('No messages yet.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Compose offer' })).toBeNull();
});
