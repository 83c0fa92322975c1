import { configureAuth, getClient, type Role } from '@kindwing/auth';
import { FakeSession } from '@kindwing/auth/testing';
import type { Host } from '@kindwing/contract';
import { FakeHost } from '@kindwing/contract/testing';
import type { Language } from '@kindwing/ui/i18n';
import { Route, Routes, useLocation } from '@kindwing/ui/router';
import { renderUi } from '@kindwing/ui/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { en } from '../src/messages/en.ts';
import { es } from '../src/messages/es.ts';
import Pages from '../src/routes.tsx';

afterEach(() => vi.unstubAllGlobals());

export interface Asked {
  method: string;
  /** the table, function or RPC that was called */
  name: string;
  search: URLSearchParams;
  body: Record<string, unknown>;
}

/** What the backend answers to a call: a body (with 200), a whole answer, or that it cannot be reached. */
export type Reply = { status: number; body: unknown; count?: number } | 'unreachable';
export type Backend = Record<string, (asked: Asked) => Reply>;

export const ok = (body: unknown): Reply => ({ status: 200, body });

/** As the database refuses: the reason stands in the details. */
export const refused = (status: number, code: string): Reply => ({
  status,
  body: { code: 'PT409', message: code, hint: '', details: JSON.stringify({ code }) },
});

/** As an edge function refuses by itself. */
export const functionRefused = (status: number, code: string): Reply => ({
  status,
  body: { error: { code, message: code, hint: '', details: null } },
});

/** As an edge function passes on what the database refused. */
export const functionPassedOn = (status: number, code: string): Reply => ({
  status,
  body: { error: { code: '42501', message: code, hint: '', details: JSON.stringify({ code }) } },
});

class SilentSocket extends EventTarget {
  readyState = 3;
  close() {}
  send() {}
}

/** A backend behind the real client: only the network is replaced. Lists that nothing is said about are empty. */
function serve(backend: Backend): Asked[] {
  const calls: Asked[] = [];
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const asked: Asked = {
      method: init?.method ?? 'GET',
      name: url.pathname.split('/').at(-1) ?? '',
      search: url.searchParams,
      body: init?.body ? JSON.parse(String(init.body)) : {},
    };
    calls.push(asked);
    const reply = backend[asked.name]?.(asked) ?? ok([]);
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(asked.method === 'HEAD' ? null : JSON.stringify(reply.body), {
      status: reply.status,
      headers: { 'content-type': 'application/json', 'content-range': `*/${reply.count ?? 0}` },
    });
  });
  return calls;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

let realClient: ReturnType<typeof getClient> | undefined;
/** One for the whole file: two would quarrel over one stored session. */
function openClient() {
  if (!realClient) {
    configureAuth({ apiUrl: 'http://127.0.0.1:9', anonKey: 'public-key' });
    realClient = getClient();
  }
  return realClient;
}

interface Visit {
  as?: Role;
  language?: Language;
  backend?: Backend;
  host?: Partial<Host>;
}

/** The admin's own id in these tests. */
/** Of somebody who waits for an answer. */
export const contactMessage = {
  id: '00000000-0000-4000-8000-0000000000dd',
  name: 'Pau Serra',
  email: 'pau@example.com',
  subject: 'Charla',
  message: '¿Podrían darnos una charla?',
  language: 'es',
  created_at: '2026-03-01T10:00:00Z',
  handled_at: null,
  handled_by: null,
};

export const ME = '00000000-0000-4000-8000-000000000001';

/** The back office as its staff meet it, at an address. */
export async function visit(route: string, { as = 'admin', language = 'en', backend = {}, host }: Visit = {}) {
  const calls = serve(backend);
  const client = await openClient();
  const page = (
    <FakeHost host={host}>
      <FakeSession as={as} user={{ id: ME }} client={client}>
        <main>
          <Routes>
            <Route path="/admin/*" element={<Pages />} />
            <Route path="/dev/*" element={<Pages />} />
          </Routes>
        </main>
        <Address />
      </FakeSession>
    </FakeHost>
  );
  const messages = { admin: language === 'en' ? en : es };
  const shown = await act(async () => renderUi(page, { route, language, messages, toasts: true }));
  await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 });
  return { ...shown, calls };
}
