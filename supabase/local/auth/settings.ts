/** So many calls from one source within so many seconds. */
export interface Rate {
  calls: number;
  seconds: number;
}

export interface AuthSettings {
  accessTokenSeconds: number;
  /** A refresh token used again within this time is a lost answer; later it is a theft, and ends the session. */
  refreshReuseSeconds: number;
  /** Magic links, resets and changes of address. */
  linkSeconds: number;
  /** Confirmation of a new account. */
  confirmationSeconds: number;
  /** From opening a PKCE link to exchanging its code. */
  codeSeconds: number;
  /** Specification §9. */
  minimumPasswordLength: number;
  bcryptRounds: number;
  /** Between two mails of one kind to one address. */
  mailEvery: Rate;
  /** All mails to one address. */
  mailsInAll: Rate;
  /** Sign-in attempts, and guesses of mailed codes, for one address. */
  attemptsPerEmail: Rate;
  /** For each client address and endpoint. Wide, since a shared network must not lock its users out. */
  callsPerClient: Rate;
}

/**
 * The times are hosted Supabase's; the rates are wide enough for a test suite that works from one address, and for a
 * developer who asks for the same mail twice (config.toml has the ones for production).
 */
export const defaultSettings: AuthSettings = {
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  linkSeconds: 3600,
  confirmationSeconds: 24 * 3600,
  codeSeconds: 300,
  minimumPasswordLength: 6,
  bcryptRounds: 10,
  mailEvery: { calls: 1, seconds: 2 },
  mailsInAll: { calls: 60, seconds: 3600 },
  attemptsPerEmail: { calls: 20, seconds: 300 },
  callsPerClient: { calls: 1000, seconds: 300 },
};
