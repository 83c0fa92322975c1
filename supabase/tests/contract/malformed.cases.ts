import { inject } from 'vitest';
import { type RawRequest, send, sendBytes } from '../support/raw-http.ts';
import { foreignToken, ownToken, unsignedToken } from '../support/tokens.ts';

/** Sends something malformed in the name of a signed-in person and returns the status. */
export type MalformedCase = [name: string, send: (token: string) => Promise<number>];

/** In every body that is nearly right. */
export const strangerEmail = 'malformed-stranger@example.com';

const json = { 'content-type': 'application/json' };
const bearer = (token: string): Record<string, string> => ({ ...json, authorization: `Bearer ${token}` });
const status = async (request: RawRequest): Promise<number> => (await send(request)).status;

const contact = '/rest/v1/rpc/submit_contact';
const deep = (open: string, close: string): string => `{"p_payload":${open.repeat(20_000)}1${close.repeat(20_000)}}`;
const thirtyMegabytes = `{"p_payload":{"message":"${'x'.repeat(30_000_000)}"}}`;

const bodies: Record<string, string | Uint8Array> = {
  'no JSON at all': '{bad',
  'JSON that ends early': '{"p_payload":',
  'an empty body': '',
  'a number': '5',
  null: 'null',
  'an array of numbers': '[1,2]',
  'a payload that is text': '{"p_payload":"x"}',
  'a payload that is a list': '{"p_payload":[]}',
  'another argument': '{"payload":{}}',
  'a prototype': '{"__proto__":{"p_payload":{}}}',
  'arrays 20,000 deep': deep('[', ']'),
  'objects 20,000 deep': deep('{"a":', '}'),
  'bytes that are not UTF-8': new Uint8Array([123, 34, 255, 254, 34, 125]),
  'UTF-16': Buffer.from('{"p_payload":{}}', 'utf16le'),
  'a raw NUL byte': '{"p_payload":{"name":"a\0b"}}',
  'an escaped NUL': '{"p_payload":{"name":"a\\u0000b"}}',
  'half a surrogate pair': '{"p_payload":{"name":"\\ud800"}}',
};

const bodyCases = Object.entries(bodies).map<MalformedCase>(([name, body]) => [
  `REST body: ${name}`,
  () => status({ path: contact, headers: json, body }),
]);

const queries: Record<string, string> = {
  'an operator that does not exist': 'id=zz.5',
  'no operator': 'id=5',
  'SQL as a value': "id=eq.';drop table requests;--",
  'SQL as a column': 'select=id";drop table requests--',
  'SQL as an order': 'order=id;select pg_sleep(1)',
  'an open bracket in select': 'select=id,request_events(id',
  'an open bracket in or': 'or=(id.eq.1',
  'an unknown column': 'select=nothing_like_it',
  'a cast to nothing': 'select=id::nothing_like_it',
  'a negative limit': 'limit=-1',
  'a NUL byte': 'reference=eq.%00',
  'a broken percent-encoding': 'reference=eq.%E0%A4%A',
  'brackets 500 deep': `or=${'(or'.repeat(500)}(id.eq.1)${')'.repeat(500)}`,
  '10,000 characters': `reference=eq.${'a'.repeat(10_000)}`,
  '20,000 characters': `reference=eq.${'a'.repeat(20_000)}`,
};

const queryCases = Object.entries(queries).map<MalformedCase>(([name, query]) => [
  `REST query: ${name}`,
  (token) =>
    status({ path: `/rest/v1/requests?${query.replace(/[ ";']/g, encodeURIComponent)}`, headers: bearer(token) }),
]);

const paths = [
  '/rest/v1/../../etc/passwd',
  '/rest/v1/../auth/v1/admin/users',
  '/rest/v1/%2e%2e/auth/v1/admin/users',
  '/rest/v1/..%2f..%2fetc%2fpasswd',
  '/rest/v1/%252e%252e/%252e%252e/etc/passwd',
  '/rest/v1/requests%00',
  '/rest/v1/nothing_like_it',
  '/functions/v1/../../etc/passwd',
  '/functions/v1/..%2f..%2f..%2fetc%2fpasswd',
  '/functions/v1/..%5c..%5cetc',
  '/functions/v1/_shared',
  '/functions/v1/%00',
  '/storage/v1/object/documents/..%2f..%2fetc%2fpasswd',
  '/storage/v1/object/documents/a/../../../etc/passwd',
  '/nothing/here',
];

const pathCases = paths.map<MalformedCase>((path) => [
  `path ${path}`,
  (token) => status({ path, headers: bearer(token) }),
]);

const somebody = { sub: '00000000-0000-4000-8000-000000000001', role: 'service_role', aud: 'authenticated' };
const own = (claims: object, expiry?: string) => ownToken({ ...somebody, ...claims }, expiry);

const tokens: Record<string, () => string | Promise<string>> = {
  'three letters': () => 'a.b.c',
  'two parts': () => 'a.b',
  'alg none': () => unsignedToken(somebody),
  'alg none with a signature': () => unsignedToken(somebody, 'AAAA'),
  'another project': () => foreignToken(somebody),
  expired: () => own({}, '-1h'),
  'a database role': () => own({ role: 'postgres' }),
  'SQL as a role': () => own({ role: 'x"; reset role; --' }),
  'no role': () => own({ role: undefined }),
  'a subject that is no id': () => own({ sub: "1' or 1=1", role: 'authenticated' }),
};

const tokenCases = Object.entries(tokens).flatMap<MalformedCase>(([name, make]) =>
  ['/rest/v1/requests?select=id', '/auth/v1/user', '/functions/v1/admin-users'].map((path) => [
    `token (${name}) at ${path}`,
    async () => status({ path, headers: bearer(await make()), ...(path.includes('functions') ? { body: '{}' } : {}) }),
  ]),
);

const keyCases: MalformedCase[] = [
  ['no API key', () => status({ path: '/rest/v1/requests', headers: { apikey: '' } })],
  ['a wrong API key', () => status({ path: '/rest/v1/requests', headers: { apikey: 'x' } })],
  [
    'an Authorization of another kind',
    () => status({ path: '/rest/v1/requests', headers: { authorization: 'Basic YTpi' } }),
  ],
  [
    'a schema that is not exposed',
    (token) => status({ path: '/rest/v1/users', headers: { ...bearer(token), 'accept-profile': 'auth' } }),
  ],
  ['a function without a token', () => status({ path: '/functions/v1/admin-users', headers: json, body: '{}' })],
];

const sizes = [contact, '/auth/v1/signup', '/functions/v1/get-anonymized-ip'].flatMap<MalformedCase>((path) =>
  [false, true].map((chunked) => [
    `30 MB ${chunked ? 'without' : 'with'} a length at ${path}`,
    () => status({ path, headers: json, body: thirtyMegabytes, chunked }),
  ]),
);

const authBodies: Record<string, string> = {
  'no JSON': '{',
  'a list': '[]',
  null: 'null',
  'an email that is an object': '{"email":{"a":1},"password":"Passw0rd!x"}',
  'an email that is a number': '{"email":5,"password":"Passw0rd!x"}',
  'a password that is an object': `{"email":"${strangerEmail}","password":{}}`,
  'metadata 20,000 deep': `{"email":"${strangerEmail}","password":"Passw0rd!x","data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'two megabytes of metadata': `{"email":"${strangerEmail}","password":"Passw0rd!x","data":{"x":"${'y'.repeat(2_000_000)}"}}`,
};

const authCases: MalformedCase[] = [
  ...Object.entries(authBodies).map<MalformedCase>(([name, body]) => [
    `sign-up: ${name}`,
    () => status({ path: '/auth/v1/signup', headers: json, body }),
  ]),
  [
    'a refresh token that is an object',
    () => status({ path: '/auth/v1/token?grant_type=refresh_token', headers: json, body: '{"refresh_token":{}}' }),
  ],
  ['a grant type that is none', () => status({ path: '/auth/v1/token?grant_type=x', headers: json, body: '{}' })],
  [
    'a verification of lists',
    () => status({ path: '/auth/v1/verify', headers: json, body: '{"type":{"a":1},"token_hash":[1]}' }),
  ],
];

/** Below HTTP: only where nothing else stands in front of the backend. */
const byteCases: MalformedCase[] = [
  ['no HTTP', () => sendBytes('GARBAGE\r\n\r\n')],
  ['no Host', () => sendBytes('GET /rest/v1/requests HTTP/1.1\r\n\r\n')],
  ['another Host', () => sendBytes('GET /rest/v1/requests HTTP/1.1\r\nHost: evil.example\r\n\r\n')],
  ['a target that is no address', () => sendBytes('GET http://[bad HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')],
  ['a method that is none', () => sendBytes('FOO / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')],
  ['headers of 40 kB', () => sendBytes(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)],
  [
    'two lengths',
    () =>
      sendBytes(
        `POST ${contact} HTTP/1.1\r\nHost: 127.0.0.1\r\napikey: ${inject('backend').anonKey}\r\n` +
          'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
  ],
];

export const malformedCases: MalformedCase[] = [
  ...bodyCases,
  ...queryCases,
  ...pathCases,
  ...tokenCases,
  ...keyCases,
  ...sizes,
  ...authCases,
];

export const malformedBytes = byteCases;
