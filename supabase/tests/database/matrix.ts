/**
 * Who may do what, as data. The policy tests walk it with named actors on a real database, the page
 * supabase/docs/permissions.md is made from it, and a table or function that is missing here fails the tests.
 */
export const readers = ['visitor', 'owner', 'otherClient', 'suspended', 'agent', 'admin', 'service'] as const;
/** `suspended`: the row's owner, after an admin has suspended the account. `service`: the service key, past row rights. */
export type Reader = (typeof readers)[number];

interface RowRule {
  /** The state of a row, as the fixture names it. */
  state: string;
  says: string;
  select: readonly Reader[];
}

export interface TableRule {
  table: string;
  rows: readonly RowRule[];
  /** Nobody writes a table by itself: every change is a function of the list below. */
  insert: readonly Reader[];
  update: readonly Reader[];
  delete: readonly Reader[];
}

const desk = ['agent', 'admin', 'service'] as const;
const nobody = { insert: [], update: [], delete: [] } as const;
const own = { state: 'own', says: 'of one’s own request', select: ['owner', ...desk] } as const;

const table = (name: string, ...rows: RowRule[]): TableRule => ({ table: name, rows, ...nobody });

export const tables: readonly TableRule[] = [
  table('profiles', { state: 'own', says: 'one’s own', select: ['owner', ...desk] }),
  table(
    'consents',
    { state: 'own', says: 'one’s own', select: ['owner', 'admin', 'service'] },
    { state: 'unowned', says: 'given signed out', select: ['admin', 'service'] },
  ),
  table(
    'requests',
    { state: 'own', says: 'one’s own', select: ['owner', ...desk] },
    { state: 'unowned', says: 'sent signed out', select: desk },
  ),
  table(
    'request_overview',
    { state: 'own', says: 'one’s own', select: ['owner', ...desk] },
    { state: 'unowned', says: 'sent signed out', select: desk },
  ),
  table('request_legs', own),
  table('travellers', own),
  table(
    'request_events',
    own,
    { state: 'staff', says: 'meant for the desk', select: desk },
    { state: 'undoable', says: 'of an offer that can still be undone', select: desk },
  ),
  table('messages', own),
  table(
    'offers',
    { state: 'draft', says: 'a draft', select: desk },
    { state: 'undoable', says: 'sent, can still be undone', select: desk },
    { state: 'visible', says: 'sent, visible', select: ['owner', ...desk] },
  ),
  table(
    'offer_alternatives',
    { state: 'draft', says: 'of a draft', select: desk },
    { state: 'undoable', says: 'of an offer that can still be undone', select: desk },
    { state: 'visible', says: 'of a visible offer', select: ['owner', ...desk] },
  ),
  table('bookings', own),
  table('invoices', own),
  table('invoice_lines', own),
  table('payments', own),
  table('contact_messages', { state: 'any', says: 'any', select: desk }),
  table('marketing_subscriptions', { state: 'any', says: 'any', select: ['admin', 'service'] }),
  table(
    'notifications',
    { state: 'own', says: 'one’s own', select: ['owner', 'service'] },
    { state: 'undoable', says: 'of an offer that can still be undone', select: ['service'] },
  ),
  table('airlines', { state: 'any', says: 'any', select: ['owner', 'otherClient', ...desk] }),
  table('airline_rules', { state: 'any', says: 'any', select: ['owner', 'otherClient', ...desk] }),
  table('traveller_needs', {
    state: 'own',
    says: 'of one’s own request; the desk opens them by a function',
    select: ['owner', 'service'],
  }),
  table('assistance_items', own),
  table('deadlines', own),
  table('required_documents', own),
  table('outbox', { state: 'any', says: 'any', select: ['admin', 'service'] }),
  table('audit_log', { state: 'any', says: 'any', select: ['admin', 'service'] }),
  table('monitoring_vitals', { state: 'any', says: 'any', select: ['admin', 'service'] }),
  table('monitoring_loads', { state: 'any', says: 'any', select: ['admin', 'service'] }),
  table('monitoring_faults', { state: 'any', says: 'any', select: ['admin', 'service'] }),
];

export type Caller = 'visitor' | 'client' | 'suspended' | 'agent' | 'admin' | 'service';
export const callers: readonly Caller[] = ['visitor', 'client', 'suspended', 'agent', 'admin', 'service'];

export interface FunctionRule {
  name: string;
  /** Arguments that reach past the check of rights and then find nothing. */
  args: Record<string, unknown>;
  callers: readonly Caller[];
  does: string;
}

const nothing = '00000000-0000-4000-8000-000000000000';
const everyone = ['visitor', 'client', 'suspended', 'agent', 'admin'] as const;
const signedIn = ['client', 'agent', 'admin'] as const;
const staff = ['agent', 'admin'] as const;
const request = { p_request_id: nothing };
const reason = { p_reason: 'Because.' };

const rule = (name: string, may: readonly Caller[], args: Record<string, unknown>, does: string): FunctionRule => ({
  name,
  callers: may,
  args,
  does,
});

export const functions: readonly FunctionRule[] = [
  rule('submit_request', everyone, { p_payload: {} }, 'sends a request; a stranger learns its reference alone'),
  rule('submit_contact', everyone, { p_payload: {} }, 'sends a contact message'),
  rule('subscribe', everyone, { p_email: '', p_source: 'ContactForm' }, 'asks for news'),
  rule('my_account', ['client', 'suspended', 'agent', 'admin'], {}, 'reads one’s own account, also when suspended'),
  rule('update_profile', signedIn, { p_payload: {} }, 'changes one’s own name, phone, language, zone'),
  rule(
    'record_consent',
    signedIn,
    { p_purpose: 'cookies', p_given: false, p_wording_version: 'x' },
    'gives or withdraws a consent of one’s own',
  ),
  rule('mark_notification_read', signedIn, { p_notification_id: nothing }, 'reads a notice of one’s own'),
  rule(
    'unclaimed_requests',
    ['client', 'suspended', 'agent', 'admin'],
    {},
    'lists requests sent with one’s confirmed address; empty when suspended',
  ),
  rule('attach_request', signedIn, { ...request, p_mine: true }, 'says whether such a request is one’s own'),
  rule('quote_fee', signedIn, { p_legs: [] }, 'computes a service fee'),
  rule('answer_request', signedIn, { ...request, p_body: 'x' }, 'answers a question about one’s own request'),
  rule('post_message', signedIn, { ...request, p_body: 'x' }, 'writes about one’s own request; the desk about any'),
  rule(
    'accept_offer',
    signedIn,
    { p_offer_id: nothing, p_alternative_id: nothing, p_idempotency_key: nothing },
    'accepts an alternative of one’s own open offer',
  ),
  rule('decline_offer', signedIn, { p_offer_id: nothing, ...reason }, 'declines one’s own open offer'),
  rule(
    'cancel_request',
    signedIn,
    { ...request, ...reason },
    'cancels one’s own request up to acceptance; the desk any up to departure',
  ),
  rule('quick_create_request', staff, { p_payload: {} }, 'writes down a request heard on the phone'),
  rule('claim_request', staff, request, 'takes a request in hand'),
  rule('renew_claim', staff, request, 'keeps it in hand'),
  rule('release_request', staff, request, 'lets it go'),
  rule('ask_client', staff, { ...request, p_body: 'x' }, 'asks the client, holding the request'),
  rule(
    'save_offer_draft',
    staff,
    { ...request, p_payload: {}, p_row_version: 0 },
    'composes an offer, holding the request',
  ),
  rule('send_offer', staff, { p_offer_id: nothing, p_row_version: 1 }, 'sends it, holding the request'),
  rule('undo_send_offer', staff, { p_offer_id: nothing }, 'takes it back before it is visible'),
  rule('withdraw_offer', staff, { p_offer_id: nothing, ...reason }, 'withdraws a sent offer'),
  rule(
    'extend_offer',
    staff,
    { p_offer_id: nothing, ...reason, p_carry_difference: false },
    'gives another 72 hours as a new version',
  ),
  rule('book_request', staff, { ...request, p_payload: {} }, 'books what was accepted and issues the invoice'),
  rule(
    'record_payment',
    staff,
    {
      p_invoice_id: nothing,
      p_payload: { idempotency_key: nothing, kind: 'capture', method: 'card', amount_cents: 1 },
    },
    'records a payment or a refund',
  ),
  rule('complete_request', staff, request, 'ends a trip after its departure'),
  rule(
    'save_needs',
    signedIn,
    { p_traveller_id: nothing, p_payload: {} },
    'gives the needs of one’s own travellers, with consent; the desk’s holder writes down what was said',
  ),
  rule('withdraw_needs', signedIn, { p_traveller_id: nothing }, 'withdraws that consent, and removes the needs'),
  rule(
    'open_needs',
    staff,
    { ...request, ...reason },
    'reads a request’s needs; without holding it, for a reason; always audited',
  ),
  rule(
    'move_assistance_item',
    staff,
    { p_item_id: nothing, p_event: 'ask', p_row_version: 1, p_advice: null, p_evidence: 'Mail' },
    'writes down that a carrier was asked or has answered',
  ),
  rule(
    'record_schedule_change',
    staff,
    { p_booking_id: nothing, p_leg_position: 1, p_payload: {} },
    'moves a booked flight, and its assistance back to revalidate',
  ),
  rule('complete_deadline', staff, { p_deadline_id: nothing }, 'says that a deadline is done'),
  rule('waive_deadline', staff, { p_deadline_id: nothing, ...reason }, 'waives a deadline'),
  rule('reopen_deadline', staff, { p_deadline_id: nothing }, 'takes that back'),
  rule('save_airline_rule', staff, { p_payload: {}, p_row_version: 0 }, 'makes or mends an airline’s rule'),
  rule('handle_contact_message', staff, { p_message_id: nothing }, 'marks a contact message as handled'),
  rule(
    'set_account_status',
    ['admin'],
    { p_user_id: nothing, p_status: 'active' },
    'suspends or restores another account',
  ),
  rule(
    'set_user_role',
    ['service'],
    { p_actor: null, p_user_id: nothing, p_role: 'client' },
    'changes a role; behind the function set-user-role, which admits admins only',
  ),
  rule(
    'submit_for_visitor',
    ['service'],
    { p_form: 'contact', p_payload: {}, p_address: '203.0.113.7' },
    'stores a form that a browser posted without scripts; behind the function public-form',
  ),
  rule('assessment_input', ['service'], request, 'gathers what an assessment is computed from'),
  rule(
    'write_assessment',
    ['service'],
    { ...request, p_payload: {} },
    'writes computed codes, deadlines and checklists; behind the function assess-request',
  ),
  rule('take_outbox', ['service'], { p_limit: 1 }, 'lends due mails to the worker'),
  rule('close_outbox', ['service'], { p_id: nothing, p_error: null }, 'marks a mail as sent or failed'),
  rule(
    'record_monitoring',
    ['service'],
    { p_batch: {}, p_address: '203.0.113.7' },
    'stores what a page measured, if it is turned on; behind the function monitoring',
  ),
  rule('monitoring_report', ['admin'], { p_days: 7 }, 'reads speeds, load times and faults of the last days'),
];
