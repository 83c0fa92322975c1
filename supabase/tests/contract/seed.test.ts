import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listRequests, listUnclaimedRequests } from '../../client/index.ts';
import { demoAccounts, demoPassword, seed } from '../../seed/index.ts';
import { anonymousClient } from '../support/clients.ts';

const { apiUrl, serviceKey, embedded } = inject('backend');

describe.runIf(embedded)('the demo data', () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = postgres(embedded?.adminDatabaseUrl ?? '', { max: 2, onnotice: () => {} });
    await seed({ apiUrl, serviceKey, databaseUrl: embedded?.databaseUrl ?? '' });
  });
  afterAll(() => sql.end({ timeout: 2 }));

  const states = () => sql`
    select effective_status as status, count(*)::int from public.request_overview o
    where contact_email like '%@kindwing.example' or contact_email in
      ('rosa.iglesias@example.com', 'harold.whitcombe@example.com', 'marta.lindner@example.com', 'joan.puig@example.com')
    group by 1 order by 1`;

  test('has requests in every state', async () => {
    const rows = await states();
    expect(Object.fromEntries(rows.map(({ status, count }) => [status, count]))).toEqual({
      new: 4,
      assessing: 6,
      waiting_for_client: 1,
      offered: 3,
      accepted: 1,
      booked: 2,
      travelling: 1,
      cancelled: 2,
      completed: 3,
    });
  });

  test('is the same after a second time, and leaves the clock alone', async () => {
    const before = await states();
    const mails = () => sql`select count(*)::int from public.outbox`;
    const [sent] = await mails();
    await seed({ apiUrl, serviceKey, databaseUrl: embedded?.databaseUrl ?? '' });
    expect(await states()).toEqual(before);
    expect((await mails())[0]).toEqual(sent);
    expect(await sql`select 1 from private.clock_override`).toHaveLength(0);
  });

  test.each(demoAccounts.map((account) => [account.name, account] as const))('%s can sign in', async (_, account) => {
    const client = anonymousClient();
    const { data, error } = await client.auth.signInWithPassword({ email: account.email, password: demoPassword });
    expect(error).toBeNull();
    expect(data.user?.app_metadata.role).toBe(account.role);
    const { rows } = await listRequests(client, {}, { limit: 100 });
    expect(rows.length).toBeGreaterThan(account.role === 'client' ? 3 : 20);
    const unclaimed = await listUnclaimedRequests(client);
    expect(unclaimed).toHaveLength(account.key === 'emma' ? 1 : 0);
  });

  test('who booked has told of their needs, and the airlines have answered some of it', async () => {
    const rows = await sql`select t.name, i.code, i.status, count(*)::int from public.assistance_items i
      join public.travellers t on t.id = i.traveller_id where t.name in ('Leo Vidal', 'Carmen Roca', 'Karim Haddad')
      group by 1, 2, 3 order by 1, 2`;
    expect(rows.map(({ name, code, status }) => `${name}: ${code} ${status}`)).toEqual([
      'Carmen Roca: DEAF requested',
      'Carmen Roca: MAAS draft',
      'Carmen Roca: WCHS confirmed',
      'Karim Haddad: MEDA confirmed',
      'Karim Haddad: PPOC confirmed',
      'Karim Haddad: WCHR confirmed',
      'Leo Vidal: UMNR confirmed',
    ]);
    const [{ due } = { due: 0 }] = await sql`select count(*)::int due from public.deadlines d
      join public.travellers t on t.id = d.traveller_id where t.name = 'Carmen Roca' and d.due_at > now()`;
    expect(due).toBeGreaterThan(0);
    const consents = await sql`select 1 from public.consents c join public.traveller_needs n on n.consent_id = c.id
      where c.purpose = 'health' and c.withdrawn_at is null`;
    expect(consents.length).toBeGreaterThanOrEqual(8);
  });

  test('its offers keep the fee of the worked cases', async () => {
    const rows = await sql`select distinct a.fee_tier tier, r.message from public.offer_alternatives a
      join public.offers o on o.id = a.offer_id join public.requests r on r.id = o.request_id
      where r.contact_email in ('farid@kindwing.example', 'diego@kindwing.example') order by 1`;
    const tierOf = (word: string) => rows.find(({ message }) => message.includes(word))?.tier;
    expect([tierOf('once round the world'), tierOf('Leila'), tierOf('bisnieta'), tierOf('Chicago')]).toEqual([
      'complex',
      'medium',
      'medium',
      'long',
    ]);
  });
});
