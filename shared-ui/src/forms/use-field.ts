import { useEffect } from 'react';
import { useFormState } from './form-context.ts';

export interface FieldOptions {
  name: string;
  label: string;
  hint?: unknown;
}

/** Everything that a control needs to belong to its form: name, ids, description, state and events. */
export function useField({ name, label, hint }: FieldOptions) {
  const { form, errorOf, idOf, announce, pending } = useFormState();
  const id = idOf(name);
  const error = errorOf(name);

  useEffect(() => announce(name, label), [announce, name, label]);

  const registered = form.register(name, {
    onChange: () => {
      if (form.getFieldState(name).error) form.clearErrors(name);
    },
  });
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return {
    id,
    error,
    pending,
    control: {
      ...registered,
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
