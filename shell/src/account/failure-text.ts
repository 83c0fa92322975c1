import type { AuthFailure } from '@kindwing/auth';
import { useLanguage } from '@kindwing/ui/i18n';
import type { en } from '../messages/en.ts';
import { useText } from '../messages/index.ts';

type FailureKey = Extract<keyof typeof en, `failure.${string}`>;

/** The auth service's codes in our words; several of its codes mean the same to a person. */
const words: Record<string, FailureKey> = {
  offline: 'failure.offline',
  not_configured: 'failure.not_configured',
  invalid_credentials: 'failure.invalid_credentials',
  email_not_confirmed: 'failure.email_not_confirmed',
  user_banned: 'failure.user_banned',
  user_already_exists: 'failure.user_already_exists',
  email_exists: 'failure.user_already_exists',
  weak_password: 'failure.weak_password',
  same_password: 'failure.same_password',
  over_request_rate_limit: 'failure.rate_limited',
  over_email_send_rate_limit: 'failure.rate_limited',
  session_missing: 'failure.session_missing',
  session_not_found: 'failure.session_missing',
  session_expired: 'failure.session_missing',
  otp_expired: 'failure.link_used',
  access_denied: 'failure.link_used',
  flow_state_expired: 'failure.link_used',
  flow_state_not_found: 'failure.link_used',
  bad_code_verifier: 'failure.link_elsewhere',
  pkce_code_verifier_not_found: 'failure.link_elsewhere',
  link_empty: 'failure.link_empty',
  email_address_invalid: 'failure.email_invalid',
  validation_failed: 'failure.unknown',
};

/** Codes that stand for no sentence of the server's. */
const ours = new Set(['offline', 'not_configured', 'link_empty']);

export function useFailureText() {
  const t = useText();
  const { language } = useLanguage();
  const inOurWords = ({ code }: AuthFailure): string => t(words[code] ?? 'failure.unknown');
  return {
    /** For screens that explain: always our words. */
    explained: inOurWords,
    /** For messages that quote the server: its own sentence in English, ours in other languages or where it said nothing. */
    quoted: (failure: AuthFailure): string =>
      language === 'en' && failure.message && !ours.has(failure.code) ? failure.message : inOurWords(failure),
  };
}
