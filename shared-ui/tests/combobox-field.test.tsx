import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ComboboxField, Form, SubmitButton, useZodForm } from '../src/forms/index.ts';
import { renderUi } from '../src/testing/index.tsx';

const towns = ['Madrid (MAD)', 'Malaga (AGP)', 'Lisbon (LIS)'];
const suggest = async (typed: string) => towns.filter((town) => town.toLowerCase().startsWith(typed.toLowerCase()));

function TownForm({ onSend }: { onSend: (town: string) => void }) {
  const form = useZodForm(z.object({ town: z.string().regex(/\([A-Z]{3}\)$/, 'Choose a town from the list.') }), {
    defaultValues: { town: '' },
  });
  return (
    <Form form={form} onSubmit={({ town }) => onSend(town)}>
      <ComboboxField name="town" label="Town" suggest={suggest} countText={(count) => `${count} suggestions`} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('arrows and Enter choose a suggestion, and its text is what is sent', async () => {
  const onSend = vi.fn();
  const { user } = renderUi(<TownForm onSend={onSend} />);
  const field = screen.getByRole('combobox', { name: 'Town' });
  await user.type(field, 'ma');
  await screen.findByRole('option', { name: 'Malaga (AGP)' });
  expect(screen.getByText('2 suggestions')).toBeDefined();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Malaga (AGP)' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('Malaga (AGP)');
});

test('Escape keeps what was typed; the schema says that it means nothing', async () => {
  const { user } = renderUi(<TownForm onSend={() => {}} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' });
  await user.type(field, 'mad');
  await screen.findByRole('option');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('mad');
  await user.tab();
  expect(await screen.findByText('Choose a town from the list.')).toBeDefined();
});

test('left with a single suggestion it takes that one', async () => {
  const { user } = renderUi(<TownForm onSend={() => {}} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' });
  await user.type(field, 'lis');
  await screen.findByRole('option');
  await user.tab();
  expect(field.value).toBe('Lisbon (LIS)');
});
