import { useWatch } from 'react-hook-form';
import { useFormState } from './form-context.ts';

/** A field's value as it changes, for a field that shows another one or a hint. Only inside `<Form>`. */
export function useWatched(name: string): unknown {
  const { form } = useFormState();
  return useWatch({ control: form.control, name });
}
