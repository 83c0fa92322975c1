import { configureAuth, type Role } from '@kindwing/auth';
import { FakeSession } from '@kindwing/auth/testing';
import { FakeHost } from '@kindwing/contract/testing';
import type { Language } from '@kindwing/ui/i18n';
import { useLocation } from '@kindwing/ui/router';
import { renderUi } from '@kindwing/ui/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { en } from '../src/messages/en.ts';
import { es } from '../src/messages/es.ts';
import Pages from '../src/routes.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

export const PHONE = '+34 910 555 210';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** The public site as a visitor meets it, at an address. */
export async function visit(
  route: string,
  {
    as = 'signed-out',
    language = 'en',
    beside,
  }: { as?: Role | 'signed-out'; language?: Language; beside?: ReactNode } = {},
) {
  const messages = { public: language === 'en' ? en : es };
  const page = (
    <FakeHost host={{ supportPhone: PHONE }}>
      <FakeSession as={as}>
        <main>
          <Pages />
        </main>
        <Address />
        {beside}
      </FakeSession>
    </FakeHost>
  );
  const shown = await act(async () => renderUi(page, { route, language, messages, toasts: true }));
  await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 });
  return shown;
}

/** What the backend answers to one call, or that it cannot be reached. */
export type Answer = { status: number; body: unknown } | 'unreachable';

export interface Call {
  path: string;
  body: { p_payload?: Record<string, unknown> } | undefined;
}

/**
 * A backend that can be reached (or not) behind the real client: only the network is replaced.
 * @param answers by the end of the address, in the order of the calls; the last one stays
 */
export function serveBackend(answers: Record<string, readonly Answer[]>): Call[] {
  const calls: Call[] = [];
  const asked = new Map<string, number>();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const name = path.split('/').at(-1) ?? '';
    calls.push({ path, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const turn = asked.get(name) ?? 0;
    asked.set(name, turn + 1);
    const planned = answers[name] ?? ['unreachable' as const];
    const answer = planned[Math.min(turn, planned.length - 1)] ?? 'unreachable';
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  });
  configureAuth({ apiUrl: 'http://127.0.0.1:9', anonKey: 'public-key' });
  return calls;
}
