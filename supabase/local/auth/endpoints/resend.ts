import { z } from 'zod';
import { challenge, emailAddress, readBody } from '../body.ts';
import { type AuthCall, type AuthKit, limitClient } from '../kit.ts';
import { type Letter, limitPost, post } from '../post.ts';
import { findByEmail, findById } from '../users.ts';
import { addressChangeLetters } from './address-change.ts';
import { confirmationLetter } from './signup.ts';

const body = z.object({ email: emailAddress, type: z.enum(['signup', 'email_change']), ...challenge });

/** Sends a confirmation again, if one is awaited; the same answer if none is. */
export async function resend(kit: AuthKit, call: AuthCall): Promise<Response> {
  limitClient(kit, call);
  const { email, type, ...flow } = await readBody(call.request, body);
  limitPost(kit, email, type);
  const redirectTo = call.url.searchParams.get('redirect_to');
  const letters = await kit.transact(async (sql): Promise<Letter[]> => {
    if (type === 'signup') {
      const user = await findByEmail(sql, email);
      if (!user || user.email_confirmed_at) return [];
      return [await confirmationLetter(kit, sql, user, flow, redirectTo)];
    }
    // Only the account itself may have the mails of its change of address sent again.
    const user = call.claims.sub ? await findById(sql, call.claims.sub) : undefined;
    if (!user || user.email_change !== email) return [];
    return addressChangeLetters(kit, sql, user, email, flow, redirectTo);
  });
  for (const letter of letters) await post(kit, letter);
  return Response.json({});
}
