import { useContext, useEffect } from 'react';
import { afterPress } from './after-press.ts';
import { GroupContext, useFormState } from './form-context.ts';
import { useTypedBefore } from './use-typed-before.ts';

export interface FieldOptions {
  name: string;
  hint?: unknown;
}

/** Everything that a control needs to belong to its form: name, ids, description, state and events. */
export function useField({ name, hint }: FieldOptions) {
  const { form, errorOf, idOf, announce, pending, cutsText } = useFormState();
  const id = idOf(name);
  const error = errorOf(name);

  const groups = useContext(GroupContext);
  useEffect(() => announce(name, groups), [announce, name, groups]);

  const registered = form.register(name, {
    onChange: () => {
      if (form.getFieldState(name).error) form.clearErrors(name);
    },
  });
  const ref = useTypedBefore(form, name, registered.ref);
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return {
    id,
    error,
    pending,
    /** a field's `maxLength`, where the browser is to keep it */
    limit: (maxLength: number | undefined) => (cutsText ? maxLength : undefined),
    control: {
      ...registered,
      onBlur: (event: { target: unknown; type?: unknown }) => afterPress(() => registered.onBlur(event)),
      ref,
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
