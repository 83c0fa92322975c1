import { requestSchema } from '@kindwing/backend/domain/forms';
import { z } from 'zod';
import { answersSchema, tripSchema } from './trip-values.ts';

/** What the helping part judges comes with it: neither questionnaires nor airports are in the page's first script. */
const helpProblems = (values: Parameters<typeof import('./help/problems.ts').problemsOf>[0]) =>
  import('./help/problems.ts').then(
    ({ problemsOf }) => problemsOf(values),
    () => ({}), // can't be loaded: sending loads the same, and says that it could not be sent
  );

// The trap is the server's to judge, see the contact form.
export const schema = requestSchema
  .omit({ legs: true })
  .extend({ website: z.string(), trip: tripSchema, needs: answersSchema, consent_health: z.boolean() })
  .superRefine(
    async (values, context) => {
      // Without a service the helping part is closed.
      if (!values.service_type) return;
      for (const [field, message] of Object.entries(await helpProblems(values)))
        context.addIssue({ code: 'custom', path: field.split('.'), message });
    },
    // Also beside errors of the other fields: the summary holds all of them.
    { when: () => true },
  );
export type RequestValues = z.output<typeof schema>;
