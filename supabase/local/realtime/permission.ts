import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { takeRole } from '../act-as.ts';
import type { Claims } from '../service.ts';

class Undo extends Error {}

/**
 * Whether the policies on realtime.messages let the caller read a broadcast of this topic: one is written, read with
 * the caller's rights, and taken back, as hosted Supabase does it.
 */
export async function mayListen(sql: Sql, claims: Claims, topic: string): Promise<boolean> {
  const id = randomUUID();
  let visible = false;
  try {
    await sql.begin(async (transaction) => {
      await transaction`
        insert into realtime.messages (id, topic, extension, private) values (${id}, ${topic}, 'broadcast', true)`;
      await takeRole(transaction, claims, { 'realtime.topic': topic });
      const rows = await transaction`select 1 from realtime.messages where id = ${id}`;
      visible = rows.length > 0;
      throw new Undo();
    });
  } catch (error) {
    // A policy that cannot even be evaluated for this topic allows nothing.
    if (!(error instanceof Undo)) return false;
  }
  return visible;
}
