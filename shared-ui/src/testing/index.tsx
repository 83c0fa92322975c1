/** For tests of what is built with the design system. */
import { createI18n, I18nProvider, type Language, type Messages } from '@kindwing/ui/i18n';
import { MemoryRouter } from '@kindwing/ui/router';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach } from 'vitest';
import { Toaster } from '../feedback/toaster.tsx';
import { QueryScope } from '../query/query-scope.tsx';
import { AppProviders } from '../theme/app-providers.tsx';

// Whoever imports this renders in its tests: nothing of one test stays for the next.
afterEach(cleanup);
// A busy machine may take seconds to draw what is awaited.
configure({ asyncUtilTimeout: 8_000 });

export interface UiTestOptions {
  /** the address at which the router starts */
  route?: string;
  language?: Language;
  /** by namespace, in the language under test */
  messages?: Record<string, Messages>;
  /** also mounts the Toaster (its live regions have roles status and alert) */
  toasts?: boolean;
}

/** Theme, router, translations and queries around `children`, all real. */
export function UiTestScope({
  children,
  route = '/',
  language = 'en',
  messages = {},
  toasts = false,
}: UiTestOptions & { children: ReactNode }) {
  const [i18n] = useState(() => createI18n(language, messages));
  return (
    <I18nProvider i18n={i18n}>
      <AppProviders>
        <QueryScope>
          <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
          {toasts ? <Toaster /> : null}
        </QueryScope>
      </AppProviders>
    </I18nProvider>
  );
}

/** Renders inside {@link UiTestScope} and gives a user to act with; find things through `screen`. */
export function renderUi(ui: ReactNode, options: UiTestOptions = {}) {
  const Scope = ({ children }: { children: ReactNode }) => <UiTestScope {...options}>{children}</UiTestScope>;
  const user = userEvent.setup();
  const { container, rerender, unmount } = render(ui, { wrapper: Scope });
  return { user, container, rerender, unmount };
}

/**
 * Waits until a form has refused a send and says `sentence`: only then has its summary the focus. The sentence alone can
 * be the one before's, and whoever types on at once has the focus taken away.
 * @returns the summary
 */
export function refusal(sentence: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const summary = screen.getAllByRole('alert').find((alert) => alert === document.activeElement);
    if (!summary) throw new Error('No summary of errors has the focus.');
    within(summary).getByRole('link', { name: sentence });
    return summary;
  });
}
