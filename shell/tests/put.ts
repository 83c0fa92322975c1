import { screen } from '@testing-library/react';
import type { renderShell } from './render-shell.tsx';

export type User = ReturnType<typeof renderShell>['user'];

/** The line of text with this label; a password's has buttons beside it that bear its name too. */
export const fieldOf = (label: RegExp): HTMLInputElement =>
  screen.getByLabelText(label, { selector: 'input:not([type=checkbox])' });

/** Pastes a text in place of what a field holds, at once however long it is. */
export async function put(user: User, label: RegExp, text: string): Promise<void> {
  const field = fieldOf(label);
  await user.clear(field);
  await user.paste(text);
}

export const press = (user: User, name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
