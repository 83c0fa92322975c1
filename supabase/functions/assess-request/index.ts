import { z } from 'zod';
import { bookFromRows, RuleBookError } from '../../domain/airlines/index.ts';
import { loadAirports } from '../../domain/places/index.ts';
import { requireReader, serviceClient } from '../_shared/caller.ts';
import { computeAssessment } from '../_shared/compute.ts';
import { answer, Refusal, readBody, serveFunction } from '../_shared/http.ts';

const body = z.object({ request_id: z.uuid('is no id of a request') });
const TRIES = 3;

/** What of the facts the library could not read, as a refusal that names the field. Never a value: it is health data. */
function unreadable(error: unknown): unknown {
  if (error instanceof RangeError) {
    return new Refusal(422, 'airport_unknown', error.message, 'Mend the flight.');
  }
  if (error instanceof RuleBookError) {
    return new Refusal(422, 'rules_invalid', error.message, 'Mend the airline rule.');
  }
  if (!(error instanceof z.ZodError)) return error;
  const field = error.issues[0]?.path.join('.') ?? '';
  const details = JSON.stringify({ code: 'facts_invalid', field });
  return new Refusal(422, 'facts_invalid', `${field} can't be read.`, 'Mend it and try again.', details);
}

/** The airline rules as staff have mended them. */
async function readBook(service: ReturnType<typeof serviceClient>) {
  const [rules, airlines] = await Promise.all([
    service.from('airline_rules').select('*'),
    service.from('airlines').select('*'),
  ]);
  if (rules.error !== null) throw new Error(`airline_rules: ${rules.error.code}`);
  if (airlines.error !== null) throw new Error(`airlines: ${airlines.error.code}`);
  return bookFromRows(rules.data, airlines.data);
}

/**
 * `{request_id}` → `{request_id, assistance, deadlines, documents}` (how many of each). For whoever may read the request:
 * what is computed comes from the database's facts alone, so a caller can have it done, but not decide what it says.
 */
serveFunction(async (request) => {
  const { request_id } = await readBody(request, body);
  await requireReader(request, request_id);
  const service = serviceClient();
  const airports = await loadAirports();
  for (let tries = 1; ; tries += 1) {
    const input = await service.rpc('assessment_input', { p_request_id: request_id });
    if (input.error !== null) throw new Error(`assessment_input: ${input.error.code}`);
    let computed: ReturnType<typeof computeAssessment>;
    try {
      computed = computeAssessment(input.data, airports, new Date().toISOString(), await readBook(service));
    } catch (error) {
      throw unreadable(error);
    }
    const written = await service.rpc('write_assessment', { p_request_id: request_id, p_payload: computed });
    if (written.error === null) return answer(written.data);
    // The facts changed while they were computed on: once more, on the new ones.
    if (written.status !== 409 || tries === TRIES) throw new Error(`write_assessment: ${written.error.code}`);
  }
});
