import { anonymizeAddress } from '../../domain/references/address.ts';
import { answer, serveFunction } from '../_shared/http.ts';
import { visitorAddress } from '../_shared/visitor-address.ts';

/** The caller's own address in the only form in which it is ever kept; null when the platform did not say it. */
serveFunction(async (request) => answer({ anonymized_ip: anonymizeAddress(visitorAddress(request) ?? '') }));
