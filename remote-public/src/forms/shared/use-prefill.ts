import type { ZodForm } from '@kindwing/ui/forms';
import { useEffect } from 'react';
import type { Sender } from './use-sender.ts';

/** Fills name and email from the session when it is known, never over what somebody has typed. */
export function usePrefill<Input extends { name: string; email: string }, Output>(
  { form }: ZodForm<Input, Output>,
  { name, email }: Sender,
): void {
  useEffect(() => {
    const set = form.setValue as (field: string, value: string) => void;
    const get = form.getValues as () => { name?: string; email?: string };
    if (name && !get().name) set('name', name);
    if (email && !get().email) set('email', email);
  }, [form, name, email]);
}
