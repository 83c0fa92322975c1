import { batchSchema, MOST } from '../../domain/monitoring/index.ts';
import { readAtMost } from '../_shared/body.ts';
import { serviceClient } from '../_shared/caller.ts';
import { answer, Refusal, readText, serveFunction } from '../_shared/http.ts';
import { visitorAddress } from '../_shared/visitor-address.ts';
import { keptFaults } from './faults.ts';

/**
 * Takes what a page measured and what failed in it. A browser posts it without credentials and as plain text, so that no
 * preflight is needed while the page is being left. The caller's address is counted against a limit and not kept.
 */
serveFunction(async (request) => {
  const bytes = await readAtMost(request, MOST.bytes);
  if (bytes === null) {
    throw new Refusal(
      413,
      'too_large',
      `A batch holds at most ${MOST.bytes} bytes.`,
      'Send less, or in several batches.',
    );
  }
  const { schema: _, faults, ...batch } = readText(new TextDecoder().decode(bytes), batchSchema);
  const { error } = await serviceClient().rpc('record_monitoring', {
    p_batch: { ...batch, faults: keptFaults(faults) },
    p_address: visitorAddress(request),
  });
  if (error === null) return answer({ received: true }, 202);
  if (error.code === 'PT429') throw new Refusal(429, 'rate_limited', error.message, error.hint);
  throw new Error(`record_monitoring: ${error.code}`);
});
