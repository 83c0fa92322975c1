import { z } from 'zod';
import { mailOfRow } from '../../domain/mails/index.ts';
import { serviceClient } from '../_shared/caller.ts';
import { answer, serveFunction } from '../_shared/http.ts';
import { configuredMailService, type MailService } from '../_shared/mail-service.ts';
import { requireScheduler } from '../_shared/scheduler.ts';

// A row is lent for a minute: a batch is over before that, even when each mail runs into its five seconds.
const batch = 8;
const longest = 50_000;
const rowsSchema = z.array(z.looseObject({ id: z.uuid(), dedupe_key: z.string() }));

/** Sends the mails that are due, as the scheduler asks once a minute. → `{sent, failed}`; what failed is tried again. */
serveFunction(async (request) => {
  await requireScheduler(request);
  const mailService = configuredMailService();
  const service = serviceClient();
  const counts = { sent: 0, failed: 0 };
  const until = Date.now() + longest;
  for (;;) {
    const { data, error } = await service.rpc('take_outbox', { p_limit: batch });
    if (error !== null) throw new Error(`take_outbox: ${error.message}`);
    const rows = rowsSchema.parse(data);
    for (const row of rows) {
      const failure = await sendOne(row, mailService);
      counts[failure === null ? 'sent' : 'failed'] += 1;
      const closed = await service.rpc('close_outbox', { p_id: row.id, p_error: failure });
      if (closed.error !== null) throw new Error(`close_outbox: ${closed.error.message}`);
    }
    if (rows.length < batch || Date.now() > until) return answer(counts);
  }
});

/** Null when the mail is sent, else what an admin reads in the outbox. */
async function sendOne(
  row: z.infer<typeof rowsSchema>[number],
  { send, siteUrl }: MailService,
): Promise<string | null> {
  try {
    await send(mailOfRow(row, siteUrl), row.dedupe_key);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
