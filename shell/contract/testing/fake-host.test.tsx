import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Slot, useHost } from '../src/index.ts';
import { FakeHost } from './index.tsx';

afterEach(cleanup);

const Phone = () => <p>{useHost().supportPhone}</p>;

test('a slot shows what the test put into it, with its props', () => {
  render(
    <FakeHost slots={{ 'portal/Detail': ({ requestId }: { requestId: string }) => <p>Request {requestId}</p> }}>
      <Slot name="portal/Detail" props={{ requestId: 'KW-7' }} />
    </FakeHost>,
  );
  expect(screen.getByText('Request KW-7')).toBeTruthy();
});

test('the host can be changed in parts', () => {
  render(
    <FakeHost host={{ supportPhone: '112' }}>
      <Phone />
    </FakeHost>,
  );
  expect(screen.getByText('112')).toBeTruthy();
});

test('outside the shell useHost says what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Phone />)).toThrow(/FakeHost/);
});
