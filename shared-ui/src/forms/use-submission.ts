import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { withdrawToast } from '../feedback/toast-bus.ts';
import { FieldProblem } from './field-problem.ts';

interface Submission<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (values: Output) => unknown;
  onFailure?: (error: unknown) => void;
}

/** One send at a time; tells refused (fields are wrong) from failed (it did not get through). */
export function useSubmission<Input extends FieldValues, Output>({
  form,
  onSubmit,
  onFailure,
}: Submission<Input, Output>) {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [refused, setRefused] = useState(0);
  const refuse = () => setRefused((count) => count + 1);

  async function send(values: Output) {
    try {
      await onSubmit(values);
      setFailure(null);
      setRefused(0);
    } catch (error) {
      if (error instanceof FieldProblem) {
        for (const [name, message] of Object.entries(error.fields)) form.setError(name as Path<Input>, { message });
        setFailure(null);
        refuse();
        return;
      }
      setFailure({ error });
      onFailure?.(error);
    }
  }

  async function submit() {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    // Two contrary answers would be in sight once it gets through.
    if (failure) withdrawToast();
    try {
      await form.handleSubmit(send, refuse)();
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { pending, failure, refused, submit };
}
