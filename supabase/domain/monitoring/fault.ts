import { scrubMessage } from './scrub.ts';

/** Why a part of the site isn't as it should be; each asks for something else from whoever looks into it. */
export const faultCauses = [
  /** the host doesn't answer, or answers with an error */
  'unreachable',
  'timeout',
  /** its description is missing or wrong */
  'description',
  /** it needs another version of the contract than the shell's */
  'contract',
  /** it needs another version of a shared face than the shell's */
  'shared-version',
  /** its script arrived and threw */
  'script',
  /** a file of it arrived that is not what its publisher had signed */
  'integrity',
  /** a page of it threw while it was drawn */
  'render',
  /** a page of it didn't arrive in mid-session */
  'part',
  /** it threw after it was drawn: in a handler, a timer or a promise that nobody waits for */
  'handler',
  /** the backend left what it asked for without an answer, or failed at it */
  'backend',
  /** the browser keeps nothing for the site: storage is blocked or full */
  'storage',
] as const;
export type FaultCause = (typeof faultCauses)[number];

/** What makes two events one fault to whoever mends it. */
export interface FaultIdentity {
  owner: string;
  remote: string;
  cause: FaultCause;
  message: string;
}

/** The same for every event of one fault, on every device and in every version: numbers, hashes and addresses don't count. */
export const faultKey = ({ owner, remote, cause, message }: FaultIdentity): string =>
  [owner, remote, cause, scrubMessage(message)].join(' | ');
