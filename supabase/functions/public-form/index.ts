import { z } from 'zod';
import { serviceClient } from '../_shared/caller.ts';
import { serveFunction } from '../_shared/http.ts';
import { visitorAddress } from '../_shared/visitor-address.ts';
import { type FormName, isFormName, readForm } from './forms.ts';
import { postedFields } from './posted.ts';
import { type Ending, sendToSite, siteAddress } from './site.ts';

/**
 * Takes the contact, SOS and request forms from a browser without scripts, stores them as the pages' own calls do, and
 * answers 303 to a page of the site that says what happened. Whatever is wrong ends at such a page too.
 */
serveFunction(async (request) => {
  siteAddress();
  const fields = await postedFields(request);
  if (fields === null) return sendToSite('en', 'sent/problem#too-long');
  const language = fields.get('language') === 'es' ? 'es' : 'en';
  return sendToSite(language, await take(fields, language, visitorAddress(request)));
});

async function take(fields: URLSearchParams, language: string, address: string | null): Promise<Ending> {
  const form = fields.get('form');
  if (!isFormName(form)) return 'sent/problem#unknown';
  const read = readForm(form, fields);
  if (read.kind === 'wrong') return problem(form, read.field);
  const { data, error } = await serviceClient().rpc('submit_for_visitor', {
    p_form: form,
    p_payload: { ...read.payload, language },
    p_address: address,
  });
  if (error === null) return ended(form, data);
  if (error.code === 'PT429') return 'sent/problem#too-many';
  if (error.code === 'PT422') return problem(form, fieldOf(error.details));
  console.error(`submit_for_visitor: ${error.code}`);
  return 'sent/problem#unavailable';
}

function ended(form: FormName, stored: unknown): Ending {
  if (form === 'contact') return 'sent/contact';
  const { reference } = z.object({ reference: z.string() }).parse(stored);
  return `sent/${form}#${reference}`;
}

const problem = (form: FormName, field: string): Ending => `sent/problem#${form}-${field}`;

/** The field that the database names in the details of a refusal. */
function fieldOf(details: string | null): string {
  try {
    return z.object({ field: z.string().regex(/^[a-z_]+$/) }).parse(JSON.parse(details ?? '')).field;
  } catch {
    return '';
  }
}
