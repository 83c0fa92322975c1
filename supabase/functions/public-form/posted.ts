import { readAtMost } from '../_shared/body.ts';
import { Refusal } from '../_shared/http.ts';

/** Every text of a form at its longest, in a script of three bytes a letter, with each byte escaped, takes about 100 kB. */
const LARGEST = 256 * 1024;

/** The fields that a browser posted; null when there are more than a form can hold. @throws Refusal 400 or 415 */
export async function postedFields(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    const hint = 'Post it as application/x-www-form-urlencoded, as a form without enctype does.';
    throw new Refusal(415, 'not_a_form', 'This is not a posted form.', hint);
  }
  const bytes = await readAtMost(request, LARGEST);
  return bytes && new URLSearchParams(new TextDecoder().decode(bytes));
}
