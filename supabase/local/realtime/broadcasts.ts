import type { Sql } from 'postgres';

export interface Broadcast {
  topic: string;
  event: string;
  payload: unknown;
}

const channel = 'realtime_messages';
const keptDays = 3;
const sweepEvery = 60 * 60 * 1000;

/**
 * Hears what `realtime.send` has written once its transaction is committed. The notification carries the row's id
 * alone, since Postgres limits it to 8000 bytes. Only private messages are passed on.
 */
export async function hearBroadcasts(
  sql: Sql,
  onBroadcast: (broadcast: Broadcast) => void,
): Promise<{ stop(): Promise<void> }> {
  const deliver = async (id: string): Promise<void> => {
    const [row] = await sql<Broadcast[]>`
      select topic, event, payload from realtime.messages where id = ${id} and private and event is not null`;
    if (row) onBroadcast(row);
  };
  // One after the other keeps their order.
  let last: Promise<void> = Promise.resolve();
  const { unlisten } = await sql.listen(channel, (id) => {
    last = last.then(() => deliver(id)).catch((error: Error) => console.error(`A broadcast was lost: ${error.name}`));
  });
  const sweep = (): void => {
    void sql`delete from realtime.messages where inserted_at < now() - make_interval(days => ${keptDays})`.catch(() => {
      // The next one will do it.
    });
  };
  sweep();
  const timer = setInterval(sweep, sweepEvery).unref();
  return {
    async stop() {
      clearInterval(timer);
      await unlisten();
      await last;
    },
  };
}
