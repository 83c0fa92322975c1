import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ConsentBlock, Form, SelectField, TextArea, TextField, TrapField, useZodForm } from '../src/forms/index.ts';
import { createI18n, I18nProvider } from '../src/i18n/index.ts';
import { AppProviders } from '../src/index.ts';

const schema = z.object({
  name: z.string(),
  kind: z.string(),
  message: z.string(),
  consent_processing: z.boolean(),
  website: z.string(),
});
const blank = { name: '', kind: '', message: '', consent_processing: false, website: '' };
let values: () => unknown = () => undefined;

function Example() {
  const form = useZodForm(schema, { defaultValues: blank });
  values = form.values;
  return (
    <Form form={form} onSubmit={() => undefined} action="https://api.example/form" method="post">
      <input type="hidden" name="form" value="contact" />
      <TextField name="name" label="Name" required maxLength={5} />
      <SelectField name="kind" label="Kind" required options={[{ value: 'a', label: 'Kind A', hint: 'About A' }]} />
      <TextArea name="message" label="Message" required />
      <ConsentBlock legend="Consent" processing={{ label: 'I consent.' }} />
      <TrapField name="website" />
    </Form>
  );
}
const page = () => (
  <I18nProvider i18n={createI18n('en', {})}>
    <AppProviders>
      <Example />
    </AppProviders>
  </I18nProvider>
);

const room = document.createElement('div');
afterEach(() => room.remove());

function prerender(): HTMLFormElement {
  room.innerHTML = renderToString(page());
  document.body.append(room);
  return room.querySelector('form') as HTMLFormElement;
}

test('without scripts the browser posts and checks it: native controls with their names', () => {
  const form = prerender();
  expect([form.getAttribute('action'), form.getAttribute('method'), form.noValidate]).toEqual([
    'https://api.example/form',
    'post',
    false,
  ]);
  const names = [...form.elements].map((element) => element.getAttribute('name')).filter(Boolean);
  expect(names).toEqual(['form', 'name', 'kind', 'message', 'consent_processing', 'website']);
  for (const name of ['name', 'kind', 'message', 'consent_processing'])
    expect([name, form.querySelector(`[name=${name}]`)?.hasAttribute('required')]).toEqual([name, true]);
  expect(form.querySelector('[name=name]')?.getAttribute('maxlength')).toBe('5');
});

test('what was typed before scripts took over is in the form, and the browser’s checks give way to the form’s', async () => {
  const form = prerender();
  (form.querySelector('[name=name]') as HTMLInputElement).value = 'Ada';
  (form.querySelector('[name=kind]') as HTMLSelectElement).value = 'a';
  (form.querySelector('[name=message]') as HTMLTextAreaElement).value = 'Words';
  (form.querySelector('[name=consent_processing]') as HTMLInputElement).checked = true;
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(room, page(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(values()).toEqual({ name: 'Ada', kind: 'a', message: 'Words', consent_processing: true, website: '' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ada');
  expect(screen.getByText('About A')).toBeDefined();
  expect(form.noValidate).toBe(true);
  expect(form.querySelector('[name=name]')?.hasAttribute('maxlength')).toBe(false);
  await act(async () => root.unmount());
});
