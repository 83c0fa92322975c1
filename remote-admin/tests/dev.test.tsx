import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { functionRefused, ok, refused, visit } from './support.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('__KINDWING_CONFIG__', {
    environment: 'test',
    apiUrl: 'http://127.0.0.1:9',
    anonKey: 'eyJhbGciOiJIUzI1NiJ9.the-middle.of-the-key',
  });
});

const account = (role: string) => ({
  id: 'x',
  email: 'a@b.example',
  name: 'Ada',
  language: 'en',
  time_zone: 'UTC',
  phone: null,
  role,
  status: 'active',
});

test('the index leads to who I am', async () => {
  await visit('/dev', { backend: { my_account: () => ok(account('admin')) } });
  expect(screen.getByLabelText('address').textContent).toBe('/dev/whoami');
  expect(screen.queryByText('Session and database disagree')).toBeNull();
});

test('a role that changed since the session began is pointed out', async () => {
  await visit('/dev/whoami', { backend: { my_account: () => ok(account('client')) } });
  expect(await screen.findByText('Session and database disagree')).toBeDefined();
});

test('the environment shows the key only in part', async () => {
  await visit('/dev/env');
  expect(await screen.findByText('http://127.0.0.1:9')).toBeDefined();
  expect(screen.getByText('eyJhbG…-key')).toBeDefined();
  expect(document.body.textContent).not.toContain('the-middle');
});

test('without elevated rights a script says that action is required', async () => {
  const { user } = await visit('/dev/scripts', {
    as: 'agent',
    backend: { 'admin-users': () => functionRefused(403, 'admin_only') },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote admin@kindwing.example to admin' }));
  expect(await screen.findByText('Action Required')).toBeDefined();
  expect(screen.getByText('This must be run in a secure context.')).toBeDefined();
});

test.each(['/dev/scripts', '/dev/seed'])('%s refuses in production', async (route) => {
  await visit(route, { host: { environment: 'production' } });
  expect(await screen.findByText('Not in production')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('agents read the demo accounts and change nothing', async () => {
  await visit('/dev/seed', { as: 'agent' });
  expect((await screen.findAllByText('Missing')).length).toBe(7);
  expect(screen.queryByRole('button', { name: /Put roles/ })).toBeNull();
});

test('the remotes page leaves its content to the shell', async () => {
  await visit('/dev/remotes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' })).toBeDefined();
  expect(document.body.textContent).toContain('shell/Remotes');
});

const report = {
  since: '2026-11-21T10:00:00Z',
  vitals: [
    { route: '/portal/requests/:id', vital: 'LCP', count: 12, p75: 4200.4 },
    { route: '/portal/requests/:id', vital: 'CLS', count: 12, p75: 0.0213 },
  ],
  loads: [
    {
      remote: 'portal',
      owner: 'Traveler portal team',
      version: '1.0.0-0123456789',
      count: 9,
      retried: 2,
      total: 640,
      manifest: 0,
      scripts: 500,
      expose: 120,
    },
    {
      remote: 'admin',
      owner: 'Back office team',
      version: '1.0.0-1111111111',
      count: 1,
      retried: 0,
      total: 300,
      manifest: 0,
      scripts: 200,
      expose: 90,
    },
  ],
  faults: [
    {
      fault: 'a',
      owner: 'Traveler portal team',
      remote: 'portal',
      cause: 'handler',
      message: 'TypeError: … is not a function',
      count: 1204,
      first_seen: '2026-11-27T09:00:00Z',
      last_seen: '2026-11-28T09:30:00Z',
      version: '1.0.0-0123456789',
      trace: '0a1b2c3d',
      place: 'static/js/async/7.js:1:20',
      route: '/portal',
    },
  ],
};

test('monitoring shows whose part fails and is slow, and says in words what is poor', async () => {
  const { calls, user } = await visit('/dev/monitoring', { backend: { monitoring_report: () => ok(report) } });
  const faults = await screen.findByRole('table', { name: 'Faults by owner' });
  expect(faults.textContent).toMatch(
    /Traveler portal team.*Threw in a handler.*static\/js\/async\/7\.js:1:20.*1,204.*0a1b2c3d/,
  );
  expect(screen.getByRole('table', { name: 'How pages felt' }).textContent).toMatch(/requests\/:id.*4,200 msPoor/);
  expect(screen.getByText('Collecting is off')).toBeDefined();
  expect(calls.find(({ name }) => name === 'monitoring_report')?.body).toEqual({ p_days: 7 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Back office team');
  expect(await screen.findByText('No faults')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Load times of parts' }).textContent).not.toContain('portal');
});

test('monitoring says that it is on, and from which share', async () => {
  vi.stubGlobal('__KINDWING_CONFIG__', {
    environment: 'test',
    monitoring: { endpoint: 'http://x.example', share: 0.25 },
  });
  await visit('/dev/monitoring?days=30', {
    backend: { monitoring_report: () => ok({ ...report, faults: [], loads: [], vitals: [] }) },
  });
  expect(await screen.findByText(/collects from 25% of page loads/)).toBeDefined();
  expect(await screen.findByText('No measurements')).toBeDefined();
});

test('who may not read monitoring is told by the database', async () => {
  await visit('/dev/monitoring', { as: 'agent', backend: { monitoring_report: () => refused(403, 'admin_only') } });
  expect(await screen.findByText('Only admins see what was collected')).toBeDefined();
});

test('monitoring that can’t be read says so, and tries again', async () => {
  let tries = 0;
  const { user } = await visit('/dev/monitoring', {
    backend: { monitoring_report: () => (tries++ > 4 ? ok(report) : 'unreachable') },
  });
  expect(await screen.findByText('What was collected could not be read', {}, { timeout: 20_000 })).toBeDefined();
  tries = 5;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Faults by owner' })).toBeDefined();
}, 30_000);
