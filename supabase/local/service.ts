import type { Server } from 'node:http';
import type { JWTPayload } from 'jose';
import type { Sql } from 'postgres';

/** The database roles that a caller may act as; a token with any other role is refused. */
export type ApiRole = 'anon' | 'authenticated' | 'service_role';

/** A verified token's claims; a caller with no token of their own has those of the key that they sent. */
export type Claims = JWTPayload & { role: ApiRole };

/** What the gateway has found out about a call before a service sees it. */
export interface Call {
  claims: Claims;
  /** The bearer token that the claims come from. */
  token: string;
  /** The socket's address: never taken from a header. */
  clientAddress: string;
}

/**
 * One part of the backend behind the gateway. Its folder exports `create<Name>Service(context)` from index.ts and keeps
 * its part of the database in `schema.sql`, which runs as the superuser and must be repeatable. The gateway has already
 * checked the API key and the token, limited the body and answered OPTIONS; it adds CORS and security headers to the
 * response.
 */
export interface Service {
  /** Everything below this path belongs to the service, for example `/auth/v1`. */
  path: string;
  /** Which requests may come without an API key, such as the links in mails. They get the anonymous claims. */
  isOpen?(request: Request): boolean;
  /** Largest body in bytes; the gateway's default is 1 MiB. */
  maxBody?: number;
  /**
   * Bodies are files: the gateway counts them while the service reads, instead of reading and checking them first.
   * A read past the limit rejects with `BodyTooLargeError`; let it through, the gateway answers 413.
   */
  streams?: boolean;
  /** The service answers OPTIONS itself, as functions do. */
  answersOptions?: boolean;
  fetch(request: Request, call: Call): Promise<Response>;
  /** Called once the HTTP server listens, for WebSockets (`server.on('upgrade', …)`, only for paths below `path`). */
  attach?(server: Server): void;
  close?(): Promise<void>;
}

/** A mail as it leaves; rendering has happened before. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A second mail with the same key is dropped, so that a repeated delivery is never seen twice. */
  key?: string;
}

export interface KeptMail extends Mail {
  id: number;
  /** ISO instant of arrival. */
  at: string;
}

/** Where mails go on a developer's machine instead of an SMTP server. */
export interface Mailbox {
  send(mail: Mail): Promise<void>;
  /** Newest last. */
  list(to?: string): KeptMail[];
}

/** What every service is made from. */
export interface BackendContext {
  /** A superuser's pool: for the service's own bookkeeping; act as the caller with `actAs` before reading for them. */
  sql: Sql;
  /** Base address, for example `http://127.0.0.1:54321`. */
  apiUrl: string;
  /** The web site, where links in mails lead when nothing else is allowed. */
  siteUrl: string;
  /** Patterns as in config.toml's `additional_redirect_urls`. */
  redirectAllowList: readonly string[];
  /** Signs sessions (HS256). Other signatures, such as storage's, must use another key derived from it. */
  jwtSecret: string;
  anonKey: string;
  serviceKey: string;
  mailbox: Mailbox;
  /** A folder that the service may fill: `<data>/<name>`. */
  dataDir: string;
}
