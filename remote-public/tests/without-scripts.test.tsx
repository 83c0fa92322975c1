import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visit } from './support.tsx';

const named = (form: HTMLFormElement) =>
  [...form.elements].map((element) => element.getAttribute('name')).filter((name) => name !== null);

test.each([
  ['/contact', 'contact', ['name', 'email', 'subject', 'message']],
  ['/sos', 'sos', ['name', 'phone', 'email', 'location', 'needs']],
  ['/request-form', 'request', ['name', 'email', 'phone', 'service_type', 'message']],
])('%s can be posted by a browser: native fields with the schema’s names', async (route, name, fields) => {
  await visit(route, { language: 'es' });
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.method).toBe('post');
  expect(new URL(form.action).pathname).toBe('/functions/v1/public-form');
  expect(named(form)).toEqual(['form', 'language', ...fields, 'website', 'consent_processing', 'consent_marketing']);
  expect(new FormData(form).get('form')).toBe(name);
  expect(new FormData(form).get('language')).toBe('es');
});

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/sent/contact', 'Message Sent!'],
  ['/sent/sos', 'SOS Received! Help is on the way.'],
  ['/sent/request', 'Request Submitted!'],
])('%s says what happened, and is kept from searches', async (route, title) => {
  await visit(route);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('the reference is read from the fragment where scripts run; nothing else is shown that stands there', async () => {
  history.replaceState(null, '', '/sent/request#KW-7H3K2M');
  const shown = await visit('/sent/request');
  expect(screen.getByText('KW-7H3K2M')).toBeDefined();
  shown.unmount();
  history.replaceState(null, '', '/sent/request#<b>KW-7H3K2M</b>');
  await visit('/sent/request');
  expect(screen.queryByText(/KW-7H3K2M/)).toBeNull();
  expect(screen.getByText(/stands at the very end of this page’s address/)).toBeDefined();
});

test('the problem page has a place for everything that the function names', async () => {
  await visit('/sent/problem');
  const wanted = [
    ...['too-many', 'too-long', 'unavailable', 'unknown'],
    ...['name', 'email', 'subject', 'message', 'consent_processing'].map((field) => `contact-${field}`),
    ...['name', 'email', 'phone', 'location', 'needs', 'consent_processing'].map((field) => `sos-${field}`),
    ...['name', 'email', 'phone', 'service_type', 'message', 'consent_processing'].map((field) => `request-${field}`),
  ];
  for (const id of wanted) expect([id, document.getElementById(id) !== null]).toEqual([id, true]);
  expect(screen.getByText(/Go back with your browser: it keeps what you wrote/)).toBeDefined();
});
