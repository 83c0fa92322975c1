import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visit } from '../../../tests/support.tsx';

// The tool, the airports and the rules are downloaded on the way: slow on a busy machine, which is not what is tested.
const SLOW = { timeout: 40_000 };
vi.setConfig({ testTimeout: 120_000 });

const CHILD = '#trip=MAD-FRA&on=2027-03-29&for=minor&age=8&minor.travels_alone=yes';

test('a Spanish answer describes its sources in Spanish, marks titles, and begins its sentences with a capital', async () => {
  await visit(`/check-your-trip${CHILD}`, { language: 'es' });
  const region = await screen.findByRole('region', { name: /MAD → FRA/ }, SLOW);
  const answer = within(region);
  expect(answer.getByText('Práctica de las agencias').hasAttribute('lang')).toBe(false);
  expect(answer.getAllByText('Páginas de Iberia y Air France')).not.toHaveLength(0);
  expect(answer.getByText(/^La aerolínea: el servicio UM es obligatorio/)).toBeDefined();
  expect(region.textContent).not.toMatch(/practice|Typical|carriers|pages|often quoted/);
  const marked = [...region.querySelectorAll('[lang="en"]')].map((one) => one.textContent);
  expect(marked).toContain('interior.gob.es, Instr. 10/2019');
});

test('an English answer says the same sources in English', async () => {
  await visit(`/check-your-trip${CHILD}`);
  const region = await screen.findByRole('region', { name: /MAD → FRA/ }, SLOW);
  expect(within(region).getByText('Agency practice')).toBeDefined();
  expect(within(region).getByText(/^The airline: the UM service is mandatory/)).toBeDefined();
  expect(region.textContent).not.toContain('US carrier practice');
});
