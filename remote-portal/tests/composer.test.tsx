import { loadAirports } from '@kindwing/backend/domain/places';
import { screen, within } from '@testing-library/react';
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
