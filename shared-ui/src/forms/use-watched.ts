import { useWatch } from 'react-hook-form';
import { useFormState } from './form-context.ts';

/** A field's value as it changes, for a field that shows another one or a hint. Only inside `<Form>`. */
export function useWatched(name: string): unknown {
  const { form } = useFormState();
  const watched: unknown = useWatch({ control: form.control, name });
  // What was typed before scripts took over came in before anybody watched.
  const current: unknown = form.getValues(name);
  return current ?? watched;
}
