import type { AuthActions, Role } from '@kindwing/auth';
import { FakeSession } from '@kindwing/auth/testing';
import { FakeHost } from '@kindwing/contract/testing';
import type { Language } from '@kindwing/ui/i18n';
import { Route, Routes, useLocation } from '@kindwing/ui/router';
import { renderUi } from '@kindwing/ui/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Remotes, RemotesProvider } from '../src/app/remotes.ts';
import { en } from '../src/messages/en.ts';
import { es } from '../src/messages/es.ts';
import { menu, routes } from './registry-sample.ts';

interface Options {
  as?: Role | 'loading' | 'signed-out';
  actions?: Partial<AuthActions>;
  route?: string;
  language?: Language;
  /** px of the window; wide enough for the whole header unless said */
  width?: number;
}

export const sampleRemotes: Remotes = {
  known: true,
  routes,
  menu,
  Outlet: ({ name }) => <h1>{`Pages of ${name}`}</h1>,
  preload: () => undefined,
  retry: async () => undefined,
};

/** happy-dom answers media queries by its window's size. */
function setWidth(width: number) {
  const dom = (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM;
  dom.setViewport({ width });
}

/** Where the router is now. */
export const address = () => screen.getByLabelText('address').textContent;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

/** A screen as the shell mounts it: at its own address and nowhere else. */
export const at = (path: string, screen: ReactNode) => (
  <Routes>
    <Route path={path} element={screen} />
    <Route path="*" element={null} />
  </Routes>
);

/** A piece of the shell with everything that it reads around it, and the router's address to look at. */
export function renderShell(ui: ReactNode, options: Options = {}) {
  const { as = 'signed-out', actions, route = '/', language = 'en', width = 1440 } = options;
  setWidth(width);
  return renderUi(
    <FakeSession as={as} {...(actions ? { actions } : {})}>
      <FakeHost>
        <RemotesProvider value={sampleRemotes}>
          <main>{ui}</main>
          <Address />
        </RemotesProvider>
      </FakeHost>
    </FakeSession>,
    { route, language, messages: { shell: language === 'en' ? en : es }, toasts: true },
  );
}
