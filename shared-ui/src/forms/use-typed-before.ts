import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a control that says otherwise than its HTML: typed, chosen or brought back by the browser. */
function typedInto(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value === (first?.value ?? '') ? undefined : control.value;
  }
  if (control.type === 'checkbox' && control instanceof HTMLInputElement)
    return control.checked === control.defaultChecked ? undefined : control.checked;
  if (control.type === 'radio') return undefined;
  return control.value === control.defaultValue ? undefined : control.value;
}

/**
 * A prerendered form is typed in before scripts take it over. Registering a field writes its default value into the
 * control; this takes what already stands there into the form instead, so that nobody's words are lost.
 */
export function useTypedBefore(form: UseFormReturn, name: string, register: (element: unknown) => void) {
  const seen = useRef<unknown>(null);
  return (element: Control | null) => {
    // A group's boxes hold one list together, which no single box can say.
    const alone = !Array.isArray(form.getValues(name));
    const typed = alone && element && element !== seen.current ? typedInto(element) : undefined;
    if (element) seen.current = element;
    register(element);
    if (typed !== undefined) form.setValue(name, typed, { shouldDirty: true });
  };
}
