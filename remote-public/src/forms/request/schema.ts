import { requestSchema } from '@kindwing/backend/domain/forms';
import { z } from 'zod';

// The trap is the server's to judge, see the contact form.
export const schema = requestSchema.omit({ legs: true }).extend({ website: z.string() });
export type RequestValues = z.output<typeof schema>;
