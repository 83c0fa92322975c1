import { z } from 'zod';
import { requireAdmin, serviceClient } from '../_shared/caller.ts';
import { answer, readBody, serveFunction } from '../_shared/http.ts';

const body = z.object({
  action: z.literal('find-by-email', 'the only action is find-by-email'),
  email: z.string().trim().toLowerCase().pipe(z.email('is no email address')),
});
const row = z.object({ id: z.uuid(), email: z.string(), role: z.string() });

/** `{action: 'find-by-email', email}` → `{user: {id, email, role, confirmed} | null}`. Admins only. */
serveFunction(async (request) => {
  await requireAdmin(request);
  const { email } = await readBody(request, body);
  const service = serviceClient();
  const { data, error } = await service.from('profiles').select('id, email, role').eq('email', email).maybeSingle();
  if (error !== null) throw new Error(`profiles: ${error.message}`);
  if (data === null) return answer({ user: null });
  const profile = row.parse(data);
  const found = await service.auth.admin.getUserById(profile.id);
  if (found.error !== null) throw new Error(`auth: ${found.error.message}`);
  return answer({ user: { ...profile, confirmed: Boolean(found.data.user.email_confirmed_at) } });
});
