import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anonymousClient, serviceClient } from '../support/clients.ts';
import { newPerson, type Person } from '../support/people.ts';
import { malformedBytes, malformedCases, strangerEmail } from './malformed.cases.ts';

/**
 * Everything that a case could have written: rows of its person, of the addresses in its bodies, and messages of
 * nobody in particular. Other files write to the same backend meanwhile, so whole tables can't be counted.
 */
async function written({ id }: Person): Promise<Record<string, number>> {
  const service = serviceClient();
  const head = { count: 'exact', head: true } as const;
  const counted = {
    requests: service.from('requests').select('*', head).or(`owner.eq.${id},contact_email.eq.${strangerEmail}`),
    messages: service.from('contact_messages').select('*', head).or(`email.eq.${strangerEmail},message.like.xxx*`),
    users: service.from('profiles').select('*', head).eq('email', strangerEmail),
    mails: service.from('outbox').select('*', head).eq('to_email', strangerEmail),
    promotions: service.from('profiles').select('*', head).eq('id', id).neq('role', 'client'),
    traces: service.from('audit_log').select('*', head).eq('actor_id', id),
  };
  const counts: Record<string, number> = {};
  for (const [name, query] of Object.entries(counted)) {
    const { count, error } = await query;
    if (error) throw error;
    counts[name] = count ?? -1;
  }
  return counts;
}

describe('malformed requests', () => {
  let person: Person;

  beforeAll(async () => {
    person = await newPerson('malformed');
  });

  test.for(malformedCases)('%s', async ([, sendCase]) => {
    const status = await sendCase(person.token);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.runIf(inject('backend').embedded).for(malformedBytes)('%s', async ([, sendCase]) => {
    const status = await sendCase(person.token);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('there are more than sixty of them', () => {
    expect(malformedCases.length).toBeGreaterThan(60);
  });

  afterAll(async () => {
    const nothing = { requests: 0, messages: 0, users: 0, mails: 0, promotions: 0, traces: 0 };
    expect(await written(person), 'nothing was written').toEqual(nothing);
    const { error } = await anonymousClient().rpc('submit_contact', { p_payload: {} });
    expect(error?.code, 'the backend still works').toMatch(/^PT4/);
  });
});
