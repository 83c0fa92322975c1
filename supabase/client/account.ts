import { type Client, callFunction, unwrap } from './call.ts';
import type { AccountStatus, AppRole, Consent, ConsentPurpose, LanguageCode, Notification } from './rows.ts';

export type Account = {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  language: LanguageCode;
  time_zone: string;
  role: AppRole;
  /** When `suspended`, every other query comes back empty. */
  status: AccountStatus;
};

/** What the signed-in person is here; null when the account has no profile. */
export const getMyAccount = (client: Client): Promise<Account | null> => callFunction(client, 'my_account', {});

export const updateProfile = (
  client: Client,
  changes: { name?: string; phone?: string | null; language?: LanguageCode; time_zone?: string },
): Promise<Account> => callFunction(client, 'update_profile', { p_payload: changes });

export function listMyConsents(client: Client, userId: string): Promise<Consent[]> {
  return unwrap(client.from('consents').select('*').eq('user_id', userId).order('given_at', { ascending: false }));
}

export const recordConsent = (
  client: Client,
  purpose: ConsentPurpose,
  given: boolean,
  wordingVersion: string,
): Promise<{ purpose: ConsentPurpose; given: boolean }> =>
  callFunction(client, 'record_consent', { p_purpose: purpose, p_given: given, p_wording_version: wordingVersion });

/** The reader's notices, newest first, 100 at most. */
export function listNotifications(client: Client): Promise<Notification[]> {
  return unwrap(
    client
      .from('notifications')
      .select('*')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(100)
      .overrideTypes<Notification[], { merge: false }>(),
  );
}

export const markNotificationRead = (client: Client, notificationId: string): Promise<{ notification_id: string }> =>
  callFunction(client, 'mark_notification_read', { p_notification_id: notificationId });
