import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  assessRequest,
  type Client,
  listAssistance,
  listDeadlines,
  listNeeds,
  listRequiredDocuments,
  saveNeeds,
  submitRequest,
} from '../../client/index.ts';
import { clientWithToken } from '../support/clients.ts';
import { newPerson } from '../support/people.ts';

const DAY = 86_400_000;

async function wished(client: Client, email: string): Promise<{ request: string; traveller: string }> {
  const departs = Math.ceil(Date.now() / DAY) * DAY + 40 * DAY;
  const { request_id } = await submitRequest(client, {
    idempotency_key: randomUUID(),
    source: 'client_wizard',
    name: 'Rosa Vidal',
    email,
    service_type: 'elderly-travelers',
    message: 'She cannot do steps.',
    consent_processing: true,
    legs: [
      {
        origin: 'MAD',
        destination: 'BRU',
        departs_at: new Date(departs).toISOString(),
        arrives_at: new Date(departs + 150 * 60_000).toISOString(),
        origin_tz: 'Europe/Madrid',
        destination_tz: 'Europe/Brussels',
        block_minutes: 150,
        operating_carrier: 'IB',
      },
    ],
    travellers: [{ name: 'Rosa Vidal' }],
  });
  const { data } = await client.from('travellers').select('id').eq('request_id', String(request_id)).single();
  return { request: String(request_id), traveller: String(data?.id) };
}

test('a client gives needs; the server computes; the client reads codes, deadlines and the checklist', async () => {
  const { token, email } = await newPerson('assessment');
  const client = clientWithToken(token);
  const { request, traveller } = await wished(client, email);
  await saveNeeds(client, traveller, { answers: { mobility: { stairs: false } }, consent_health: true });
  expect(await listNeeds(client, request)).toMatchObject([{ answers: { mobility: { stairs: false } } }]);
  const counts = await assessRequest(client, request);
  expect(await listAssistance(client, request)).toMatchObject([{ code: 'WCHS', status: 'draft', carrier: 'IB' }]);
  const deadlines = await listDeadlines(client, request);
  expect(deadlines.map(({ rule }) => rule)).toContain('EU_PRM_NOTICE');
  expect([counts.assistance, counts.deadlines]).toEqual([1, deadlines.length]);
  expect(await listRequiredDocuments(client, request)).toHaveLength(counts.documents);
});

test('what the library can’t read is refused by field, without its value', async () => {
  const { token, email } = await newPerson('assessment-wrong');
  const client = clientWithToken(token);
  const { request, traveller } = await wished(client, email);
  // A browser that sends what its form would never have let through.
  const answers = { mobility: { walks: 'a secret illness' } } as unknown as Parameters<typeof saveNeeds>[2]['answers'];
  await saveNeeds(client, traveller, { answers, consent_health: true });
  const refused = await assessRequest(client, request).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422, reason: 'facts_invalid', field: 'travellers.0.needs.mobility.walks' });
  expect(JSON.stringify(refused)).not.toContain('secret');
});

test('somebody else’s request does not exist, and neither do functions of the server for a browser', async () => {
  const owner = await newPerson('assessment-owner');
  const { request } = await wished(clientWithToken(owner.token), owner.email);
  const other = clientWithToken((await newPerson('assessment-other')).token);
  await expect(assessRequest(other, request)).rejects.toMatchObject({ kind: 'not_found', code: 'request_not_found' });
  for (const name of ['assessment_input', 'write_assessment'] as const) {
    const args = { p_request_id: request, p_payload: {} };
    const { status } = await other.rpc(name, name === 'assessment_input' ? { p_request_id: request } : args);
    expect([name, status]).toEqual([name, 403]);
  }
});
