import { createHash } from 'node:crypto';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { loadAirports } from '../domain/places/index.ts';
import { computeAssessment } from '../functions/_shared/compute.ts';
import type { AccountIds } from './accounts.ts';
import { draftFor, wishedLegs } from './offer-of.ts';
import { type DemoAccount, demoAccounts, visitors } from './people.ts';
import type { Step, Story } from './story.ts';

type Result = Record<string, unknown>;
type Actor = DemoAccount['key'] | 'visitor' | 'service';
const HOUR = 3_600_000;

const isVisitor = (who: Story['who']): who is keyof typeof visitors => who in visitors;

/** The same UUID for the same words, so that a second seeding finds the first. */
export function fixedUuid(words: string): string {
  const hex = createHash('sha256').update(`kindwing demo data: ${words}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Calls that people would make, at the times at which they would have made them. */
class Teller {
  constructor(
    private readonly sql: TransactionSql,
    private readonly ids: AccountIds,
    private readonly start: Date,
  ) {}

  /** Only this transaction sees the moved clock: nobody else is disturbed. */
  async moveTo(hours: number): Promise<void> {
    const at = new Date(this.start.getTime() + hours * HOUR);
    await this.sql`reset role`;
    await this.sql`insert into private.clock_override (frozen_at) values (${at})
      on conflict (only_row) do update set frozen_at = excluded.frozen_at`;
  }

  private claimsOf(actor: Actor): { role: string; sub?: string | undefined } {
    if (actor === 'visitor') return { role: 'anon' };
    if (actor === 'service') return { role: 'service_role' };
    return { role: 'authenticated', sub: this.ids.get(actor) };
  }

  async call(actor: Actor, name: string, args: Record<string, JSONValue>): Promise<Result> {
    const claims = this.claimsOf(actor);
    await this.sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${claims.role}, true)`;
    const list = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`);
    const values = Object.values(args).map((value) => (typeof value === 'object' ? this.sql.json(value) : value));
    const [row] = await this.sql.unsafe<{ result: Result }[]>(
      `select public.${name}(${list.join(', ')}) as result`,
      values as (string | number)[],
    );
    return row?.result ?? {};
  }

  /** Mails of the past have left long ago, old notices are read, and the clock goes on. */
  async finish(requestId: string): Promise<void> {
    await this.sql`reset role`;
    await this.sql`delete from private.clock_override`;
    await this.sql`update public.outbox set sent_at = send_after, attempts = 1
      where request_id = ${requestId} and send_after <= clock_timestamp() and cancelled_at is null`;
    await this.sql`update public.notifications set read_at = created_at + interval '2 hours'
      where request_id = ${requestId} and created_at < clock_timestamp() - interval '3 days'`;
  }
}

async function send(teller: Teller, story: Story, start: Date): Promise<string> {
  const person = isVisitor(story.who) ? visitors[story.who] : demoAccounts.find((account) => account.key === story.who);
  if (person === undefined) throw new Error(`The story ${story.id} is about nobody known: ${story.who}.`);
  const payload: Record<string, JSONValue> = {
    idempotency_key: fixedUuid(story.id),
    source: story.source,
    name: person.name,
    email: person.email,
    phone: person.phone,
    language: person.language,
    consent_processing: true,
    ...(story.source === 'sos'
      ? { needs: story.message, location: story.location ?? '' }
      : { service_type: story.service, message: story.message }),
  };
  if (story.source === 'client_wizard' && story.trip !== undefined) {
    payload.legs = wishedLegs(story, start);
    payload.trip_type = story.back === undefined ? 'one_way' : 'return';
  }
  payload.travellers = (story.travellers ?? []).map(({ name, relation, age }) => ({
    name,
    relation,
    ...(age === undefined ? {} : { birth_date: `${start.getUTCFullYear() - age - 1}-12-05` }),
  }));
  const actor = isVisitor(story.who) ? 'visitor' : story.who;
  const { reference } =
    story.source === 'quick_create'
      ? await teller.call(story.by ?? 'ana', 'quick_create_request', { p_payload: payload })
      : await teller.call(actor, 'submit_request', { p_payload: payload });
  return String(reference);
}

/** The client says right away what each traveller needs. */
async function giveNeeds(teller: Teller, sql: TransactionSql, story: Story, request: string): Promise<void> {
  const client = isVisitor(story.who) ? 'visitor' : story.who;
  await sql`reset role`;
  const rows = await sql<{ id: string }[]>`
    select id from public.travellers where request_id = ${request} order by position`;
  for (const [index, { answers }] of (story.travellers ?? []).entries())
    if (answers)
      await teller.call(client, 'save_needs', {
        p_traveller_id: rows[index]?.id ?? '',
        p_payload: { answers: answers as JSONValue, consent_health: true },
      });
}

/** What the function assess-request does whenever flights are decided: codes, deadlines and papers for what they need. */
async function assess(teller: Teller, story: Story, request: string, now: Date): Promise<void> {
  if (!story.travellers?.some(({ answers }) => answers)) return;
  const input = await teller.call('service', 'assessment_input', { p_request_id: request });
  const computed = computeAssessment(input, await loadAirports(), now.toISOString());
  await teller.call('service', 'write_assessment', {
    p_request_id: request,
    p_payload: computed as unknown as JSONValue,
  });
}

interface Told {
  request: string;
  offer: string;
  draft: Result;
  alternatives: string[];
  invoice: string;
  total: number;
}

async function tell(teller: Teller, sql: TransactionSql, story: Story, start: Date, told: Told, step: Step) {
  const client = isVisitor(story.who) ? 'visitor' : story.who;
  const request = { p_request_id: told.request };
  const offer = { p_offer_id: told.offer };
  const assessNow = () => assess(teller, story, told.request, new Date(start.getTime() + step.at * HOUR));
  const moveItems = async (by: 'ana' | 'ben', code: string, more: Record<string, JSONValue>) => {
    await sql`reset role`;
    const items = await sql<{ id: string; row_version: number }[]>`
      select id, row_version from public.assistance_items where request_id = ${told.request} and code = ${code}`;
    if (items.length === 0) throw new Error(`nothing was found to need ${code}`);
    for (const { id, row_version } of items)
      await teller.call(by, 'move_assistance_item', { p_item_id: id, p_row_version: row_version, ...more });
  };
  const compose = async (by: 'ana' | 'ben') => {
    told.draft = await teller.call(by, 'save_offer_draft', {
      ...request,
      p_payload: draftFor(story, start),
      p_row_version: 0,
    });
    told.offer = String(told.draft.offer_id);
  };
  const pay = (by: 'ana' | 'ben', payload: Record<string, JSONValue>) =>
    teller.call(by, 'record_payment', {
      p_invoice_id: told.invoice,
      p_payload: { idempotency_key: fixedUuid(`${story.id} ${step.do} ${step.at}`), ...payload },
    });
  switch (step.do) {
    case 'claim':
      return teller.call(step.by, 'claim_request', request);
    case 'release':
      return teller.call(step.by, 'release_request', request);
    case 'ask':
      return teller.call(step.by, 'ask_client', { ...request, p_body: step.body });
    case 'answer':
      return teller.call(client, 'answer_request', { ...request, p_body: step.body });
    case 'write':
      return teller.call(step.by === 'client' ? client : step.by, 'post_message', { ...request, p_body: step.body });
    case 'draft':
      return compose(step.by);
    case 'send': {
      await compose(step.by);
      const version = Number(told.draft.row_version);
      await teller.call(step.by, 'send_offer', { p_offer_id: told.offer, p_row_version: version });
      await sql`reset role`;
      const rows = await sql<{ id: string }[]>`
        select id from public.offer_alternatives where offer_id = ${told.offer} order by position`;
      told.alternatives = rows.map(({ id }) => id);
      return;
    }
    case 'withdraw':
      return teller.call(step.by, 'withdraw_offer', { ...offer, p_reason: step.reason });
    case 'extend':
      return teller.call(step.by, 'extend_offer', { ...offer, p_reason: step.reason });
    case 'accept': {
      const accepted = await teller.call(client, 'accept_offer', {
        ...offer,
        p_alternative_id: told.alternatives[step.alternative] ?? '',
        p_idempotency_key: fixedUuid(`${story.id} accept`),
      });
      told.total = Number(accepted.total_cents);
      return assessNow();
    }
    case 'decline':
      return teller.call(client, 'decline_offer', { ...offer, p_reason: step.reason });
    case 'book': {
      const payload = { pnr: step.pnr, ticket_numbers: step.tickets };
      const booked = await teller.call(step.by, 'book_request', { ...request, p_payload: payload });
      told.invoice = String(booked.invoice_id);
      return assessNow();
    }
    case 'ask_airline':
      return moveItems(step.by, step.code, { p_event: 'ask', p_evidence: step.evidence });
    case 'meet_deadlines': {
      await sql`reset role`;
      const rows = await sql<{ id: string }[]>`
        select id from public.deadlines where request_id = ${told.request} and rule = ${step.rule}`;
      if (rows.length === 0) throw new Error(`nothing has the deadline ${step.rule}`);
      for (const { id } of rows) await teller.call(step.by, 'complete_deadline', { p_deadline_id: id });
      return;
    }
    case 'airline_answers':
      return moveItems(step.by, step.code, {
        p_event: 'advice',
        p_advice: step.advice,
        p_evidence: step.evidence,
      });
    case 'pay': {
      const cents = step.share === 'all' ? told.total : Math.floor(told.total / 2);
      return pay(step.by, { kind: 'capture', amount_cents: cents, method: step.method });
    }
    case 'refund':
      return pay(step.by, { kind: 'refund', amount_cents: step.cents, method: 'card', reason: step.reason });
    case 'cancel':
      return teller.call(step.by === 'client' ? client : step.by, 'cancel_request', {
        ...request,
        p_reason: step.reason,
      });
    case 'complete':
      return teller.call(step.by, 'complete_request', request);
  }
}

/** Tells one story in one transaction, unless it was told before. */
export async function tellStory(sql: Sql, ids: AccountIds, story: Story, start: Date): Promise<void> {
  await sql.begin(async (transaction) => {
    const [known] = await transaction`select 1 from private.idempotency where key = ${fixedUuid(story.id)}`;
    if (known !== undefined) return;
    // A note of its own: a form's key is kept together with its words, and a story's dates move with the start.
    await transaction`insert into private.idempotency (scope, key) values ('demo_story', ${fixedUuid(story.id)})`;
    const teller = new Teller(transaction, ids, start);
    await teller.moveTo(story.sent);
    const reference = await send(teller, story, start);
    await transaction`reset role`;
    const [row] = await transaction<{ id: string }[]>`select id from public.requests where reference = ${reference}`;
    await giveNeeds(teller, transaction, story, row?.id ?? '');
    const told: Told = { request: row?.id ?? '', offer: '', draft: {}, alternatives: [], invoice: '', total: 0 };
    for (const step of story.steps) {
      await teller.moveTo(step.at);
      await tell(teller, transaction, story, start, told, step).catch((error: Error) => {
        throw new Error(`The demo story ${story.id} stopped at "${step.do}" (${step.at} h): ${error.message}`, {
          cause: error,
        });
      });
    }
    await teller.finish(told.request);
  });
}
