// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

const policyFor = (page: string, environment = 'production') =>
  Object.fromEntries(
    contentSecurityPolicy({
      pages: [page],
      remoteOrigins: ['https://portal.example'],
      apiUrl: 'https://api.example',
      environment,
    })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('an inline script is allowed by its hash alone; data blocks and files need none', () => {
  const page =
    '<script>early()</script><script src="/a.js"></script><script type="application/json">{}</script><style>a{}</style>';
  const policy = policyFor(page);
  expect(policy['script-src']).toEqual(["'self'", sha256('early()'), 'https://portal.example']);
  expect(policy['style-src']).toContain(sha256('a{}'));
  expect(policy['style-src']).toContain(sha256(''));
});

test('nothing is looser than it must be', () => {
  const policy = policyFor('');
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://api.example',
    'wss://api.example',
    'https://portal.example',
  ]);
  const all = Object.entries(policy).filter(([name]) => name !== 'style-src-attr');
  expect(JSON.stringify(all)).not.toMatch(/unsafe-|\*|http:/);
});

test('pages may reach the receiving end of monitoring where it is named, and its origin alone', () => {
  const parts = { pages: [], remoteOrigins: [], apiUrl: 'https://api.example', environment: 'production' };
  const connections = (monitoring?: string) =>
    /connect-src ([^;]*)/.exec(contentSecurityPolicy({ ...parts, monitoring }))?.[1]?.split(' ');
  expect(connections('https://sight.example/functions/v1/monitoring')).toEqual([
    ...(connections() ?? []),
    'https://sight.example',
  ]);
  expect(connections('https://api.example/functions/v1/monitoring')).toEqual(connections());
});

test('a developer’s own servers are allowed everywhere but in production', () => {
  expect(policyFor('', 'staging')['script-src']).toContain('http://127.0.0.1:*');
  expect(policyFor('', 'production')['script-src']).not.toContain('http://127.0.0.1:*');
  // No browser reads an IPv6 address in a policy: it would only warn.
  expect(JSON.stringify(policyFor('', 'staging'))).not.toContain('[::1]');
});
