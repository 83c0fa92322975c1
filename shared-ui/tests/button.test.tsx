import { screen, waitFor } from '@testing-library/react';
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

test('a button that goes with its deed hands the focus on to the heading above, or to the page', async () => {
  function Claimable() {
    const [claimed, setClaimed] = useState(0);
    return (
      <main id="main" tabIndex={-1}>
        {claimed < 2 && (
          <section>
            <h2>Request KW-1</h2>
            {claimed < 1 && <Button onClick={() => setClaimed(1)}>Claim</Button>}
            {claimed === 1 && <Button onClick={() => setClaimed(2)}>Put away</Button>}
          </section>
        )}
      </main>
    );
  }
  const { user } = renderUi(<Claimable />);
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Request KW-1' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('whoever takes the focus meanwhile keeps it', async () => {
  function Questions() {
    const [asked, setAsked] = useState(true);
    return (
      <section>
        <h2>Notices</h2>
        {asked ? (
          <Button onClick={() => setAsked(false)}>Read</Button>
        ) : (
          <input aria-label="Next" ref={(field) => field?.focus()} />
        )}
      </section>
    );
  }
  const { user } = renderUi(<Questions />);
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByLabelText('Next')).toHaveFocus();
});
