import { expect } from '@playwright/test';
import { environment } from './environment.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${environment.apiUrl}/_local/mail?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** The newest mail to an address whose subject matches, as soon as it is there. */
export async function waitForMail(address: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(find, { message: `a mail to ${address} about ${subject}`, timeout: 30_000 }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`The mail to ${address} is gone`);
  return mail;
}

/** The first address of this site in a mail. */
export function linkIn(mail: Mail): string {
  const link = mail.text.split(/\s+/).find((word) => word.startsWith(environment.shellUrl));
  if (!link) throw new Error(`No link in the mail "${mail.subject}":\n${mail.text}`);
  return link;
}
