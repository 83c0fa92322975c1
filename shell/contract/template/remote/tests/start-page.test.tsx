import { FakeSession } from '@kindwing/auth/testing';
import { FakeHost } from '@kindwing/contract/testing';
import { renderUi } from '@kindwing/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../src/messages/en.ts';
import { es } from '../src/messages/es.ts';
import Pages from '../src/routes.tsx';

const page = (
  <FakeSession as="agent">
    <FakeHost>
      <Pages />
    </FakeHost>
  </FakeSession>
);

test('the first page greets as often as one likes', async () => {
  const { user } = renderUi(page, { messages: { example: en } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Example');
  await user.click(screen.getByRole('button', { name: 'Say hello' }));
  expect(screen.getByRole('status').textContent).toBe('Hello was said once.');
});

test('and does so in Spanish', async () => {
  const { user } = renderUi(page, { language: 'es', messages: { example: es } });
  await user.click(screen.getByRole('button', { name: 'Saludar' }));
  expect(screen.getByRole('status').textContent).toBe('Se ha saludado una vez.');
});
