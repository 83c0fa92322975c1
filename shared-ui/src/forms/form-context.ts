import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';

export interface FormState {
  // Fields are named by strings; a form's own type of values is its owner's affair.
  form: UseFormReturn;
  errorOf: (name: string) => string | undefined;
  /** stable DOM id of a field */
  idOf: (name: string) => string;
  /** fields say that they are there and in which groups, so that the error summary can link to them */
  announce: (name: string, groups: readonly string[]) => () => void;
  pending: boolean;
  /** whether `maxLength` may cut what is typed: not where the schema says what is too long, and nothing is lost */
  cutsText: boolean;
}

export const FormContext = createContext<FormState | null>(null);

/** The groups around a field, outermost first. */
export const GroupContext = createContext<readonly string[]>([]);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A form field must stand inside <Form> of @kindwing/ui/forms.');
  return state;
}
