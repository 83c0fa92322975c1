import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CheckboxGroupField, Form, useZodForm } from '../src/forms/index.ts';
import { renderUi } from '../src/testing/index.tsx';

let values: () => unknown = () => undefined;

function Example() {
  const form = useZodForm(z.object({ kinds: z.array(z.string()) }), { defaultValues: { kinds: ['b'] } });
  values = form.values;
  form.watch('kinds');
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Kind ${value}` }));
  return (
    <Form form={form} onSubmit={() => undefined}>
      <CheckboxGroupField name="kinds" label="Kinds" options={options} />
    </Form>
  );
}

test('a group of boxes holds the list of what is ticked, however often it is drawn', async () => {
  const { user, rerender } = renderUi(<Example />);
  expect(values()).toEqual({ kinds: ['b'] });
  await user.click(screen.getByRole('checkbox', { name: 'Kind c' }));
  rerender(<Example />);
  expect(values()).toEqual({ kinds: ['b', 'c'] });
  await user.click(screen.getByRole('checkbox', { name: 'Kind b' }));
  rerender(<Example />);
  expect(values()).toEqual({ kinds: ['c'] });
});
