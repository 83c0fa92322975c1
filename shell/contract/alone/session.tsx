import { AuthProvider, type BackendClient } from '@kindwing/auth';
import { FakeSession } from '@kindwing/auth/testing';
import description from 'kindwing-alone/description';
import type { ReactNode } from 'react';
import { mountsOf } from '../src/description.ts';

export const lookers = ['signed-out', 'client', 'agent', 'admin', 'real'] as const;
export type Looker = (typeof lookers)[number];

const KEPT_AS = 'kindwing:alone:looker';

const isLooker = (value: unknown): value is Looker => lookers.some((each) => each === value);

/** Who looked last; at first whoever may open the page that it begins at. */
export function keptLooker(hasService: boolean): Looker {
  const kept = sessionStorage.getItem(KEPT_AS);
  if (isLooker(kept) && (kept !== 'real' || hasService)) return kept;
  const [mount] = mountsOf(description);
  const first = description.routes.find(({ path }) => path === mount) ?? description.routes[0];
  return first?.roles?.[0] ?? 'signed-out';
}

export const keepLooker = (looker: Looker): void => sessionStorage.setItem(KEPT_AS, looker);

interface Props {
  looker: Looker;
  client: BackendClient | undefined;
  children: ReactNode;
}

/** An invented session, or the real one. Changing it starts the pages anew, as the shell does. */
export function Session({ looker, client, children }: Props) {
  if (looker === 'real') return <AuthProvider key={looker}>{children}</AuthProvider>;
  return (
    <FakeSession key={looker} as={looker} {...(client && { client })}>
      {children}
    </FakeSession>
  );
}
