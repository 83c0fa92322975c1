import type { Sql } from 'postgres';
import { fixedUuid } from './teller.ts';

const messages = [
  {
    name: 'Ines Duarte',
    email: 'ines.duarte@example.com',
    subject: 'Do you also help with trains?',
    message: 'We land in Paris and go on to Rennes by train. Can you book assistance at the station as well?',
    language: 'en',
  },
  {
    name: 'Pau Serra',
    email: 'pau.serra@example.com',
    subject: 'Asociación de familias',
    message:
      'Somos una asociación de familias con niños con autismo. ¿Podrían darnos una charla sobre cómo volar con ellos?',
    language: 'es',
  },
  {
    name: 'Gwen Alder',
    email: 'gwen.alder@example.com',
    subject: 'Thank you',
    message: 'My mother has just told me how well she was looked after in Brussels. I wanted you to know.',
    language: 'en',
  },
];

/** What came in through the contact form. */
export async function writeContactMessages(sql: Sql): Promise<void> {
  for (const message of messages) {
    const payload = { idempotency_key: fixedUuid(`contact ${message.email}`), consent_processing: true, ...message };
    await sql`select public.submit_contact(${sql.json(payload)})`;
  }
}
