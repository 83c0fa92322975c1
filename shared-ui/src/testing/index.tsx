/** For tests of what is built with the design system. */
import { createI18n, I18nProvider, type Language, type Messages } from '@kindwing/ui/i18n';
import { MemoryRouter } from '@kindwing/ui/router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toaster } from '../feedback/toaster.tsx';
import { QueryScope } from '../query/query-scope.tsx';
import { AppProviders } from '../theme/app-providers.tsx';

export interface UiTestOptions {
  /** the address at which the router starts */
  route?: string;
  language?: Language;
  /** by namespace, in the language under test */
  messages?: Record<string, Messages>;
}

/** Theme, router, translations, queries and toasts around `children`, all real. */
export function UiTestScope({
  children,
  route = '/',
  language = 'en',
  messages = {},
}: UiTestOptions & { children: ReactNode }) {
  return (
    <I18nProvider i18n={createI18n(language, messages)}>
      <AppProviders>
        <QueryScope>
          <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
          <Toaster />
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
