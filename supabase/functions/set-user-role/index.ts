import { z } from 'zod';
import { requireAdmin, serviceClient } from '../_shared/caller.ts';
import { answer, Refusal, readBody, serveFunction } from '../_shared/http.ts';

const body = z.object({
  user_id: z.uuid('is no user id'),
  role: z.enum(['admin', 'agent', 'client'], 'must be admin, agent or client'),
});

/** Changes another user's role in both places at once. Admins only; the database keeps the last admin. */
serveFunction(async (request) => {
  const actor = await requireAdmin(request);
  const { user_id, role } = await readBody(request, body);
  const { data, error, status } = await serviceClient().rpc('set_user_role', {
    p_actor: actor,
    p_user_id: user_id,
    p_role: role,
  });
  if (error !== null) {
    // Only what the database says on purpose is for the caller's eyes.
    if (!/^(PT4|42501)/.test(error.code)) throw new Error(`set_user_role: ${error.message}`);
    throw new Refusal(status, error.code, error.message, error.hint ?? '', error.details ?? null);
  }
  return answer(z.object({ user_id: z.uuid(), email: z.string(), role: z.string() }).parse(data));
});
