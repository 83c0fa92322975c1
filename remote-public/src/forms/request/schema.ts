import { requestSchema } from '@kindwing/backend/domain/forms';
import { z } from 'zod';
import { answersSchema, tripSchema } from './trip-values.ts';

// The trap is the server's to judge, see the contact form.
export const schema = requestSchema
  .omit({ legs: true })
  .extend({ website: z.string(), trip: tripSchema, needs: answersSchema, consent_health: z.boolean() });
export type RequestValues = z.output<typeof schema>;
