import { describe, expect, test } from 'vitest';
import { type AccessRule, decideAccess, landingPath, mayOpen, type Role } from '../src/index.ts';

const yes = 'yes';
/** Path, then what a signed-out visitor, a client, an agent and an admin meet. */
const table: [string, string, string, string, string][] = [
  ['/', yes, yes, yes, yes],
  ['/travels/pets-service-animals', yes, yes, yes, yes],
  ['/request-form', yes, yes, yes, yes],
  ['/login', yes, yes, yes, yes],
  ['/auth/callback', yes, yes, yes, yes],
  ['/health', yes, yes, yes, yes],
  ['/portals-of-the-world', yes, yes, yes, yes],
  ['/portal/agent', '/login', '/portal', yes, yes],
  ['/portal/agent/queue', '/login', '/portal', yes, yes],
  ['/portal/agents', '/login', yes, '/portal/agent', '/admin'],
  ['/portal', '/login', yes, '/portal/agent', '/admin'],
  ['/portal/requests', '/login', yes, '/portal/agent', '/admin'],
  ['/portal/requests/new', '/login', yes, '/portal/agent', '/admin'],
  ['/portal/requests/3', '/login', yes, '/portal/agent', '/admin'],
  ['/portal/offers', '/login', yes, '/portal/agent', '/admin'],
  ['/portal/trips', '/login', yes, '/portal/agent', '/admin'],
  ['/portal/documents', '/login', yes, '/portal/agent', '/admin'],
  ['/admin', '/login', '/portal', yes, yes],
  ['/admin/requests', '/login', '/portal', yes, yes],
  ['/admin/requests/new-quick', '/login', '/portal', yes, yes],
  ['/admin/support', '/login', '/portal', yes, yes],
  ['/admin/clients/5', '/login', '/portal', yes, yes],
  ['/admin/users', '/login', '/portal', '/portal', yes],
  ['/admin/users/promote', '/login', '/portal', '/portal', yes],
  ['/dev', '/login', '/portal', yes, yes],
  ['/dev/whoami', '/login', '/portal', yes, yes],
  ['/dev/seed', '/login', '/portal', yes, yes],
];

const meets = (path: string, role: Role | 'nobody') => {
  const decision = decideAccess(path, role === 'nobody' ? { status: 'signed-out' } : { status: 'signed-in', role });
  return decision.kind === 'allow' ? yes : decision.kind === 'redirect' ? decision.to : decision.kind;
};

describe('who may open what', () => {
  test.each(table)('%s', (path, signedOut, client, agent, admin) => {
    expect([meets(path, 'nobody'), meets(path, 'client'), meets(path, 'agent'), meets(path, 'admin')]).toEqual([
      signedOut,
      client,
      agent,
      admin,
    ]);
  });

  test('a guarded page waits for the session, a public one does not', () => {
    expect(decideAccess('/portal', { status: 'loading' })).toEqual({ kind: 'wait' });
    expect(decideAccess('/contact', { status: 'loading' })).toEqual({ kind: 'allow' });
  });

  test.each(['/Admin/Users', '/%61dmin/users', '//admin//users/', '/admin/users/?x=1', '/admin%2Fusers'])(
    'spelling the path as %s opens no door',
    (path) => {
      expect(meets(path, 'agent')).toBe('/portal');
      expect(meets(path, 'nobody')).toBe('/login');
    },
  );

  test('a redirect always ends at a page that the role may open', () => {
    for (const [path] of table) {
      for (const role of ['client', 'agent', 'admin'] as const) {
        let at = path;
        for (let hops = 0; meets(at, role) !== yes && hops < 3; hops++) at = meets(at, role);
        expect(meets(at, role)).toBe(yes);
      }
    }
  });
});

describe("a remote's own description", () => {
  const declared: AccessRule[] = [
    { path: '/admin', covers: 'subtree', roles: ['admin', 'agent', 'client'] },
    { path: '/admin/payments', covers: 'subtree', roles: ['admin'], otherwise: { agent: '/admin' } },
  ];

  test('narrows the table', () => {
    const agent = { status: 'signed-in', role: 'agent' } as const;
    expect(decideAccess('/admin/payments', agent, declared)).toEqual({ kind: 'redirect', to: '/admin' });
    expect(decideAccess('/admin/bookings', agent, declared)).toEqual({ kind: 'allow' });
  });

  test('may name variable segments; the more literal path wins', () => {
    const rules: AccessRule[] = [
      { path: '/admin/requests/:id', covers: 'exact', roles: ['agent'] },
      { path: '/admin/requests/new-quick', covers: 'exact', roles: ['admin'] },
    ];
    expect(mayOpen('/admin/requests/7', 'agent', rules)).toBe(true);
    expect(mayOpen('/admin/requests/7', 'admin', rules)).toBe(false);
    expect(mayOpen('/admin/requests/new-quick', 'agent', rules)).toBe(false);
    expect(mayOpen('/admin/requests/7/edit', 'admin', rules)).toBe(true);
  });

  test('never widens it', () => {
    expect(mayOpen('/admin', 'client', declared)).toBe(false);
  });
});

describe('where a sign-in leads', () => {
  test.each<[string | null, Role, string]>([
    [null, 'admin', '/admin'],
    [null, 'agent', '/portal/agent'],
    [null, 'client', '/portal'],
    ['/portal/requests/7?tab=offer#chat', 'client', '/portal/requests/7?tab=offer#chat'],
    ['/portal/requests/7', 'admin', '/admin'],
    ['/admin/users', 'agent', '/portal/agent'],
    ['/admin/users', 'admin', '/admin/users'],
    ['/contact', 'client', '/contact'],
    ['https://evil.example/portal', 'client', '/portal'],
    ['//evil.example', 'client', '/portal'],
    ['/\\evil.example', 'client', '/portal'],
    ['/\t/evil.example', 'client', '/portal'],
    ['javascript:alert(1)', 'client', '/portal'],
    ['portal/requests', 'client', '/portal'],
    ['/login?next=/login', 'client', '/portal'],
    ['/auth/callback?code=x', 'agent', '/portal/agent'],
    ['', 'client', '/portal'],
  ])('asked for %j, a %s lands at %s', (next, role, expected) => {
    expect(landingPath(next, role)).toBe(expected);
  });
});
