import type { AuthKit } from '../kit.ts';

/** What a client may ask of this service: email alone, with confirmation. */
export function settings(): Response {
  return Response.json({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
}

export async function health(kit: AuthKit): Promise<Response> {
  await kit.context.sql`select 1`;
  return Response.json({ name: 'GoTrue', version: 'kindwing-local', description: 'Embedded auth service' });
}
