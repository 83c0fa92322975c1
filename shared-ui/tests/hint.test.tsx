import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButton } from '../src/actions/icon-button.tsx';
import { renderUi } from '../src/testing/index.tsx';

const button = () => screen.getByRole('button', { name: 'Close' });
const hint = () => button().getAttribute('data-hint');

test('the name is shown while the button is pointed at, and goes with the pointer', async () => {
  const { user } = renderUi(<IconButton label="Close" icon="close" />);
  expect(hint()).toBeNull();
  await user.hover(button());
  expect(hint()).toBe('below');
  await user.unhover(button());
  expect(hint()).toBeNull();
});

test('the keyboard shows it too, Escape takes it away and leaves the focus where it is', async () => {
  const { user } = renderUi(<IconButton label="Close" icon="close" />);
  await user.tab();
  expect(hint()).toBe('below');
  await user.keyboard('{Escape}');
  expect(hint()).toBeNull();
  expect(button()).toHaveFocus();
  await user.tab();
  await user.tab({ shift: true });
  expect(hint()).toBe('below');
});

test('a finger gets none, nor does a button whose name stands beside it', async () => {
  const { user, rerender } = renderUi(<IconButton label="Close" icon="close" />);
  await user.pointer({ keys: '[TouchA>]', target: button() });
  expect(hint()).toBeNull();
  rerender(<IconButton label="Close" icon="close" plain />);
  await user.hover(button());
  expect(hint()).toBeNull();
});

test('the page’s own handlers are called as well', async () => {
  const heard: string[] = [];
  const { user } = renderUi(
    <IconButton
      label="Close"
      icon="close"
      onFocus={() => heard.push('focus')}
      onPointerEnter={() => heard.push('enter')}
    />,
  );
  await user.hover(button());
  await user.tab();
  expect(heard).toEqual(['enter', 'focus']);
});
