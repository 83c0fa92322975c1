export { FakeHost, type FakeHostProps, fakeHost } from './fake-host.tsx';
export { publishedRemote } from './published-remote.ts';
