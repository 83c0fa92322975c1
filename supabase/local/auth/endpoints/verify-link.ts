import { AuthError } from '../errors.ts';
import { issueAuthCode } from '../flows.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { pkcePrefix, takeByHash } from '../one-time-tokens.ts';
import { allowedRedirect } from '../redirects.ts';
import { startSession } from '../sessions.ts';
import { applyToken, kindsOf, pendingMessage } from './verify.ts';

/** What the page that the link leads to gets to know: in its query (PKCE) or in its hash (implicit). */
type Arrival = { place: 'query' | 'hash'; parameters: Record<string, string> };

/** `GET /verify?token=…&type=…&redirect_to=…`: hosted Supabase's own links. Always ends at an allowed address. */
export async function verifyLink(kit: AuthKit, call: AuthCall): Promise<Response> {
  const { siteUrl, redirectAllowList } = kit.context;
  const wanted = call.url.searchParams.get('redirect_to');
  const target = allowedRedirect(wanted, { siteUrl, allowList: redirectAllowList }) ?? new URL(siteUrl);
  const hash = call.url.searchParams.get('token') ?? call.url.searchParams.get('token_hash') ?? '';
  const arrival = await open(kit, call, hash).catch((error: unknown) => refuse(error, hash));
  const parameters = new URLSearchParams(arrival.parameters);
  if (arrival.place === 'hash') target.hash = parameters.toString();
  else for (const [name, value] of parameters) target.searchParams.set(name, value);
  return new Response(null, {
    status: 303,
    headers: { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

async function open(kit: AuthKit, call: AuthCall, hash: string): Promise<Arrival> {
  limitClient(kit, call);
  const type = call.url.searchParams.get('type') ?? '';
  const kinds = kindsOf(type);
  return kit.transact(async (sql): Promise<Arrival> => {
    const proof = await applyToken(sql, await takeByHash(sql, hash, kinds));
    if (proof.kind === 'pending') return { place: placeOf(hash), parameters: { message: pendingMessage } };
    const flowId = proof.token.flow_state_id;
    if (flowId !== null) {
      return { place: 'query', parameters: { code: await issueAuthCode(sql, flowId, proof.user.id) } };
    }
    const session = await startSession(kit, sql, proof.user, type === 'recovery' ? 'recovery' : 'otp', call.request);
    const { access_token, refresh_token, token_type } = session;
    const times = { expires_in: String(session.expires_in), expires_at: String(session.expires_at) };
    return { place: 'hash', parameters: { access_token, ...times, refresh_token, token_type, type } };
  });
}

function refuse(error: unknown, hash: string): Arrival {
  if (!(error instanceof AuthError)) throw error;
  const kind = error.status >= 500 ? 'server_error' : 'access_denied';
  const parameters = { error: kind, error_code: error.code, error_description: error.message };
  return { place: placeOf(hash), parameters };
}

const placeOf = (hash: string): Arrival['place'] => (hash.startsWith(pkcePrefix) ? 'query' : 'hash');
