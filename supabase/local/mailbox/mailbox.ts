import fs from 'node:fs/promises';
import path from 'node:path';
import type { KeptMail, Mail, Mailbox } from '../service.ts';

const keptAtMost = 1000;
const fileName = 'mail.jsonl';

/**
 * Opens the mailbox that stands in for an SMTP server on a developer's machine. Mails lie in a file of one JSON
 * document a line, so that they outlive a restart.
 */
export async function openMailbox(folder: string): Promise<Mailbox> {
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, fileName);
  let mails = await readMails(file);
  let nextId = (mails.at(-1)?.id ?? 0) + 1;
  await rewrite(file, mails);
  // Appending one after the other keeps the lines whole and in order.
  let lastWrite = Promise.resolve();

  return {
    send(mail) {
      if (mail.key !== undefined && mails.some((kept) => kept.key === mail.key)) return lastWrite;
      const kept: KeptMail = { ...mail, id: nextId++, at: new Date().toISOString() };
      mails.push(kept);
      const full = mails.length >= 2 * keptAtMost;
      if (full) mails = mails.slice(-keptAtMost);
      // Written later, but as it is now: mails that come in the meantime are appended after it.
      const remaining = full ? [...mails] : [];
      lastWrite = lastWrite.then(() =>
        full ? rewrite(file, remaining) : fs.appendFile(file, `${JSON.stringify(kept)}\n`),
      );
      return lastWrite;
    },
    list(to) {
      const address = to?.toLowerCase();
      return mails.slice(-keptAtMost).filter((mail) => address === undefined || mail.to.toLowerCase() === address);
    },
  };
}

async function readMails(file: string): Promise<KeptMail[]> {
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .flatMap((line) => parseLine(line) ?? [])
    .slice(-keptAtMost);
}

/** A killed run may have left half a line; it is dropped. */
function parseLine(line: string): KeptMail | null {
  if (line === '') return null;
  try {
    return JSON.parse(line) as KeptMail;
  } catch {
    return null;
  }
}

async function rewrite(file: string, mails: readonly Mail[]): Promise<void> {
  await fs.writeFile(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
}
