export { FakeSession, type FakeSessionProps, fakeSignedIn } from './fake-session.tsx';
