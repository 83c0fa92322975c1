import postgres from 'postgres';
import { makeAccounts } from './accounts.ts';
import { writeContactMessages } from './contact.ts';
import { laterStories } from './stories-later.ts';
import { openStories } from './stories-open.ts';
import { tellStory } from './teller.ts';

export { demoAccounts, demoPassword } from './people.ts';

/** A running backend, embedded or hosted; the address is the database's owner's. */
export interface SeedTarget {
  apiUrl: string;
  serviceKey: string;
  databaseUrl: string;
}

/**
 * Fills a backend with demo data: the accounts, and requests in every state, with dates relative to now. Everything is
 * made by the calls that people would make. What is there already stays as it is, so it may run again.
 */
export async function seed(target: SeedTarget): Promise<void> {
  const sql = postgres(target.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const ids = await makeAccounts(sql, target.apiUrl, target.serviceKey);
    const start = new Date();
    // In the order in which they happened, so that invoice numbers grow with their dates.
    const stories = [...openStories, ...laterStories].sort((a, b) => a.sent - b.sent);
    for (const story of stories) await tellStory(sql, ids, story, start);
    await writeContactMessages(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}
