import { loadAirports } from '@kindwing/backend/domain/places';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComposerForm } from '../src/desk/composer/composer-form.tsx';
import { aRequest, renderPortal } from './fixtures.tsx';

const airports = await loadAirports();
const alternative = (position: number) => within(screen.getByRole('region', { name: `Alternative ${position}` }));

test('an alternative that is copied brings its values, and none of the faults of what stood there before', async () => {
  const { user } = renderPortal(<ComposerForm request={aRequest()} draft={undefined} airports={airports} />, {
    as: 'agent',
  });
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  const summary = await screen.findByRole('alert', { name: 'Please check what you entered' });
  expect(within(summary).getAllByRole('link', { name: /^Alternative 2/ }).length).toBeGreaterThan(0);

  await user.type(alternative(1).getByRole('textbox', { name: /^From/ }), 'MAD');
  await user.click(alternative(2).getByRole('button', { name: 'Start from alternative 1' }));
  const origin = alternative(2).getByRole<HTMLInputElement>('textbox', { name: /^From/ });
  expect(origin.value).toBe('MAD');
  expect(origin.getAttribute('aria-invalid')).not.toBe('true');
  expect(within(summary).queryAllByRole('link', { name: /^Alternative 2/ })).toEqual([]);
  expect(within(summary).getAllByRole('link', { name: /^Alternative 3/ }).length).toBeGreaterThan(0);
});

test('a draft that cannot be saved leads to its first fault', async () => {
  const { user } = renderPortal(<ComposerForm request={aRequest()} draft={undefined} airports={airports} />, {
    as: 'agent',
  });
  await user.type(alternative(2).getByRole('textbox', { name: /^From/ }), 'MAD');
  await user.type(alternative(2).getByRole('textbox', { name: /^To/ }), 'XXQ');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const destination = alternative(2).getByRole('textbox', { name: /^To/ });
  await waitFor(() => expect(document.activeElement).toBe(destination));
  expect(destination.getAttribute('aria-invalid')).toBe('true');
});

test('an airport that does not exist is said with the other faults, not after them', async () => {
  const { user } = renderPortal(<ComposerForm request={aRequest()} draft={undefined} airports={airports} />, {
    as: 'agent',
  });
  await user.type(alternative(2).getByRole('textbox', { name: /^From/ }), 'MAD');
  await user.type(alternative(2).getByRole('textbox', { name: /^To/ }), 'XXQ');
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  const summary = await screen.findByRole('alert', { name: 'Please check what you entered' });
  expect(within(summary).getAllByRole('link', { name: /^Alternative 2, Flight 1.*airport/i })).toHaveLength(1);
  expect(within(summary).getAllByRole('link', { name: /^Alternative 3/ }).length).toBeGreaterThan(1);
});

test('each need has its own name and its own way out', async () => {
  const { user } = renderPortal(<ComposerForm request={aRequest()} draft={undefined} airports={airports} />, {
    as: 'agent',
  });
  await user.click(alternative(1).getByRole('button', { name: 'Add a need' }));
  await user.click(alternative(1).getByRole('button', { name: 'Add a need' }));
  expect(alternative(1).getByText('Need 2')).toBeDefined();
  await user.click(alternative(1).getByRole('button', { name: 'Remove need 2' }));
  expect(alternative(1).queryByText('Need 2')).toBeNull();
});
