import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anonymousClient, serviceClient } from '../support/clients.ts';
import { newPerson } from '../support/people.ts';
import { malformedBytes, malformedCases } from './malformed.cases.ts';

const tables = ['requests', 'contact_messages', 'marketing_subscriptions', 'profiles', 'outbox', 'audit_log'] as const;

/** How much there is of everything that a request could have written. */
async function countRows(): Promise<Record<string, number>> {
  const service = serviceClient();
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count, error } = await service.from(table).select('*', { count: 'exact', head: true });
    if (error) throw error;
    counts[table] = count ?? 0;
  }
  return counts;
}

describe('malformed requests', () => {
  let token = '';
  let before: Record<string, number> = {};

  beforeAll(async () => {
    token = (await newPerson('malformed')).token;
    before = await countRows();
  });

  test.for(malformedCases)('%s', async ([, sendCase]) => {
    const status = await sendCase(token);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.runIf(inject('backend').embedded).for(malformedBytes)('%s', async ([, sendCase]) => {
    const status = await sendCase(token);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('there are more than sixty of them', () => {
    expect(malformedCases.length).toBeGreaterThan(60);
  });

  afterAll(async () => {
    expect(await countRows(), 'nothing was written').toEqual(before);
    const { error } = await anonymousClient().rpc('submit_contact', { p_payload: {} });
    expect(error?.code, 'the backend still works').toMatch(/^PT4/);
  });
});
