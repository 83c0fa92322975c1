import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType, input, output } from 'zod/v4/core';

/** A translator; wide enough for a typed `t` that knows only its own keys. */
type MessageReader = { read(key: string): string }['read'];

export interface ZodForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** a field's error in words, or undefined */
  errorOf: (name: string) => string | undefined;
  values: () => Input;
  reset: (values?: DefaultValues<Input>) => void;
  setValue: (name: Path<Input>, value: unknown) => void;
  watch: UseFormReturn<Input, unknown, Output>['watch'];
}

interface ErrorNode {
  message?: unknown;
  [key: string]: unknown;
}

function nodeAt(errors: unknown, name: string): ErrorNode | undefined {
  const found = name.split('.').reduce<unknown>((node, key) => {
    return typeof node === 'object' && node !== null ? (node as ErrorNode)[key] : undefined;
  }, errors);
  return typeof found === 'object' && found !== null ? (found as ErrorNode) : undefined;
}

/**
 * A form ruled by a zod schema. A field is judged when it is left and when the form is sent; its error goes as soon as
 * it is typed in again (see `useField`).
 *
 * @param schema its messages are keys of `messages` (or plain text, which passes through)
 */
export function useZodForm<Schema extends $ZodType<unknown, FieldValues>>(
  schema: Schema,
  options: { defaultValues: DefaultValues<input<Schema>>; messages?: (key: never) => string },
): ZodForm<input<Schema> & FieldValues, output<Schema>> {
  type Input = input<Schema> & FieldValues;
  const form = useForm<Input, unknown, output<Schema>>({
    // The resolver's types ask for the schema's own generics, which a generic caller cannot spell out.
    resolver: zodResolver(schema as never) as never,
    defaultValues: options.defaultValues as DefaultValues<Input>,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false, // the summary takes the focus
  });
  const { errors } = form.formState;
  const read = options.messages as MessageReader | undefined;
  return {
    form,
    errorOf: (name) => {
      const message = nodeAt(errors, name)?.message;
      if (typeof message !== 'string' || message === '') return undefined;
      return read ? read(message) : message;
    },
    values: form.getValues,
    reset: (values) => form.reset(values as DefaultValues<Input>),
    setValue: (name, value) => form.setValue(name as Path<Input>, value as never, { shouldDirty: true }),
    watch: form.watch,
  };
}
