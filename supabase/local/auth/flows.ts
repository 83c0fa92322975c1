import type { TransactionSql } from 'postgres';
import { AuthError } from './errors.ts';
import type { AuthKit } from './kit.ts';
import { matchesChallenge, newSecret } from './secrets.ts';

export interface Challenge {
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}

interface FlowRow {
  id: string;
  user_id: string | null;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  authentication_method: string;
  auth_code_issued_at: Date | null;
}

/** Remembers the challenge of a client that uses PKCE; null for one that does not. */
export async function beginFlow(sql: TransactionSql, challenge: Challenge, method: string): Promise<string | null> {
  if (!challenge.code_challenge) return null;
  const kind = (challenge.code_challenge_method ?? 'plain').toLowerCase();
  if (kind !== 's256' && kind !== 'plain') {
    throw new AuthError(400, 'validation_failed', 'code_challenge_method must be s256 or plain');
  }
  await sql`delete from auth.flow_state where created_at < now() - interval '2 days'`;
  const [flow] = await sql<{ id: string }[]>`
    insert into auth.flow_state (code_challenge, code_challenge_method, authentication_method)
    values (${challenge.code_challenge}, ${kind}, ${method})
    returning id`;
  return flow?.id ?? null;
}

/** The code that an opened link hands to the client that asked for the mail. */
export async function issueAuthCode(sql: TransactionSql, flowId: string, userId: string): Promise<string> {
  const code = newSecret();
  await sql`
    update auth.flow_state set auth_code = ${code}, user_id = ${userId}, auth_code_issued_at = now()
    where id = ${flowId}`;
  return code;
}

/** Exchanges the code for the user and the way that they proved themselves. @throws AuthError when it does not fit. */
export async function finishFlow(
  kit: AuthKit,
  sql: TransactionSql,
  code: string,
  verifier: string,
): Promise<{ userId: string; method: string }> {
  const [flow] = await sql<FlowRow[]>`select * from auth.flow_state where auth_code = ${code} for update`;
  if (!flow?.user_id || !flow.auth_code_issued_at) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.auth_code_issued_at.getTime() + kit.settings.codeSeconds * 1000 <= Date.now()) {
    throw new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!matchesChallenge(verifier, flow.code_challenge, flow.code_challenge_method)) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new AuthError(400, 'bad_code_verifier', message);
  }
  await sql`delete from auth.flow_state where id = ${flow.id}`;
  return { userId: flow.user_id, method: flow.authentication_method };
}
