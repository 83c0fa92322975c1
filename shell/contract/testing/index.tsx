export { FakeHost, type FakeHostProps, fakeHost } from './fake-host.tsx';
