import { anonymizeAddress } from '../../domain/references/address.ts';
import { answer, serveFunction } from '../_shared/http.ts';

/** The caller's own address in the only form in which it is ever kept; null when the platform did not say it. */
serveFunction(async (request) => {
  // Behind Cloudflare, as hosted, its own header counts: a caller can write the first part of the other one.
  const seen = request.headers.get('cf-connecting-ip') ?? request.headers.get('x-forwarded-for')?.split(',')[0];
  return answer({ anonymized_ip: anonymizeAddress(seen ?? '') });
});
