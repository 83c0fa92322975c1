import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../src/actions/button.tsx';
import { ConfirmDialog } from '../src/more/index.ts';
import { renderUi } from '../src/testing/index.tsx';

test('a button at work keeps the focus of whoever pressed it, and ignores a second press', async () => {
  let pressed = 0;
  function Deed() {
    const [working, setWorking] = useState(false);
    const press = () => {
      pressed++;
      setWorking(true);
    };
    return (
      <Button loading={working} onClick={press}>
        Take it
      </Button>
    );
  }
  const { user } = renderUi(<Deed />);
  const button = screen.getByRole('button', { name: 'Take it' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveTextContent('Take it');
  await user.keyboard('{Enter}');
  expect(pressed).toBe(1);
});

test('a held button of a form sends nothing', async () => {
  let sent = 0;
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    sent++;
  };
  const { user } = renderUi(
    <form onSubmit={send}>
      <Button type="submit" held>
        Send
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toBe(0);
});

test('a deed that was confirmed keeps the focus in its dialog', async () => {
  function Asked() {
    const [pending, setPending] = useState(false);
    return (
      <ConfirmDialog
        open
        title="Release it?"
        confirmText="Release"
        pending={pending}
        onConfirm={() => setPending(true)}
        onClose={() => {}}
      />
    );
  }
  const { user } = renderUi(<Asked />);
  const confirm = screen.getByRole('button', { name: 'Release' });
  await user.click(confirm);
  expect(confirm).toHaveFocus();
});
