import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { toast } from '../src/feedback/toast-bus.ts';
import {
  ConsentBlock,
  FieldGroup,
  FieldProblem,
  Form,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  TrapField,
  useZodForm,
} from '../src/forms/index.ts';
import { renderUi } from '../src/testing/index.tsx';

const texts: Record<string, string> = {
  'name.required': 'Your name is required.',
  'email.invalid': 'A valid email is required.',
  'kind.required': 'Please select a kind.',
  'consent.required': 'You must consent.',
};
const schema = z.object({
  name: z.string().min(1, 'name.required'),
  email: z.email('email.invalid'),
  kind: z.string().min(1, 'kind.required'),
  message: z.string(),
  consent_processing: z.literal(true, 'consent.required'),
  consent_marketing: z.boolean(),
  website: z.string(),
});
const blank = { name: '', email: '', kind: '', message: '', consent_marketing: false, website: '' };

type Sent = (values: z.output<typeof schema>) => unknown;

function Example({ onSubmit, action }: { onSubmit: Sent; action?: string }) {
  const form = useZodForm(schema, { defaultValues: blank, messages: (key: string) => texts[key] ?? key });
  return (
    <Form form={form} onSubmit={onSubmit} action={action} method="post">
      <TextField name="name" label="Name" required autoComplete="name" maxLength={5} />
      <TextField name="email" label="Email" hint="We answer here" type="email" required />
      <SelectField name="kind" label="Kind" required options={[{ value: 'a', label: 'Kind A', hint: 'About A' }]} />
      <TextArea name="message" label="Message" />
      <ConsentBlock
        legend="Consent"
        processing={{ label: 'I consent to processing.' }}
        marketing={{ label: 'Send me news.' }}
      />
      <TrapField name="website" />
      <SubmitButton pendingText="Sending it">Send</SubmitButton>
    </Form>
  );
}

async function fillIn(user: ReturnType<typeof renderUi>['user']) {
  await user.type(screen.getByLabelText(/^Name/), 'Ada');
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'a');
  await user.click(screen.getByLabelText(/I consent/));
}

test('an empty form is refused: a summary takes the focus and leads to each field', async () => {
  const onSubmit = vi.fn();
  const { user } = renderUi(<Example onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const summary = await screen.findByRole('alert', { name: 'Please check what you entered' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Your name is required.',
    'A valid email is required.',
    'Please select a kind.',
    'You must consent.',
  ]);
  await user.click(within(summary).getByRole('link', { name: 'A valid email is required.' }));
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a second refused send brings the focus back to the summary', async () => {
  const { user } = renderUi(<Example onSubmit={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(summary).toHaveFocus());
});

test('a field is judged when it is left, and its error goes while typing', async () => {
  const { user } = renderUi(<Example onSubmit={() => {}} />);
  const email = screen.getByLabelText(/^Email/);
  await user.type(email, 'nonsense');
  expect(screen.queryByText('A valid email is required.')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('A valid email is required.')).toBeInTheDocument();
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(email).toHaveAccessibleDescription('We answer here A valid email is required.');
  await user.type(email, '@');
  expect(screen.queryByText('A valid email is required.')).not.toBeInTheDocument();
  expect(email).not.toHaveAttribute('aria-invalid');
});

test('the chosen option brings its hint', async () => {
  const { user } = renderUi(<Example onSubmit={() => {}} />);
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'a');
  expect(await screen.findByText('About A')).toBeInTheDocument();
});

test('the values arrive parsed, once, however often the button is pressed', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderUi(<Example onSubmit={onSubmit} />);
  await fillIn(user);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.dblClick(send);
  expect(await screen.findByRole('button', { name: 'Sending it' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(send);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({
    ...blank,
    name: 'Ada',
    email: 'ada@example.com',
    kind: 'a',
    consent_processing: true,
  });
  finish();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
});

test('a send that does not get through keeps what was typed and can be sent again', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const { user } = renderUi(<Example onSubmit={onSubmit} />, { toasts: true });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This could not be sent')).toBeInTheDocument();
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada');
  act(() => toast({ title: 'Submission failed', tone: 'destructive' }));
  expect(screen.getByText('Submission failed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('This could not be sent')).not.toBeInTheDocument());
  expect(screen.queryByText('Submission failed')).not.toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('while it is sent again, the button that asked for it keeps its place in the order of focus', async () => {
  const onSubmit = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValueOnce(new Promise<void>(() => {}));
  const { user } = renderUi(<Example onSubmit={onSubmit} />);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const again = await screen.findByRole('button', { name: 'Send again' });
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  expect(again).toBeEnabled();
  expect(again).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('fields that the server refuses show it like any other error', async () => {
  const { user } = renderUi(<Example onSubmit={() => Promise.reject(new FieldProblem({ email: 'email.invalid' }))} />);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'A valid email is required.' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('aria-invalid', 'true');
});

test('the form speaks Spanish where the page does, and the asterisk is explained', async () => {
  const { user } = renderUi(<Example onSubmit={() => {}} />, { language: 'es' });
  expect(screen.getByText('Los campos marcados con * son obligatorios.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert', { name: 'Revise los datos que ha introducido' })).toBeInTheDocument();
});

test('nobody reaches the trap', () => {
  const { container } = renderUi(<Example onSubmit={() => {}} />);
  const trap = container.querySelector('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('fields that a form has several times over say in the summary which of them is meant', async () => {
  const places = z.object({ trips: z.array(z.object({ from: z.string().min(1, 'Say from where.') })) });
  function Trips() {
    const form = useZodForm(places, { defaultValues: { trips: [{ from: '' }, { from: 'MAD' }, { from: '' }] } });
    return (
      <Form form={form} onSubmit={vi.fn()}>
        {[1, 2, 3].map((number) => (
          <FieldGroup key={number} label={`Trip ${number}`}>
            <FieldGroup label="flight 1">
              <TextField name={`trips.${number - 1}.from`} label="From" />
            </FieldGroup>
          </FieldGroup>
        ))}
        <SubmitButton pendingText="Sending it">Send</SubmitButton>
      </Form>
    );
  }
  const { user } = renderUi(<Trips />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('alert');
  const lines = within(summary).getAllByRole('link');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Trip 1, flight 1: Say from where.',
    'Trip 3, flight 1: Say from where.',
  ]);
  await user.click(lines[1] as HTMLElement);
  expect(screen.getAllByLabelText('From')[2]).toHaveFocus();
});

test('a field that is left by a press elsewhere is judged after the press: nothing moves away from under the pointer', async () => {
  const { user } = renderUi(<Example onSubmit={vi.fn()} />);
  await user.click(screen.getByLabelText(/^Name/));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText(/^Message/) });
  expect(screen.getByLabelText(/^Name/)).not.toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Your name is required.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect((await screen.findAllByText('Your name is required.')).length).toBeGreaterThan(0);
});
