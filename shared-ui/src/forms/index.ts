/** Forms on react-hook-form and zod. Heavier than the everyday part: load it where a form is. */
export { useFieldArray, useWatch } from 'react-hook-form';
export {
  CheckboxField,
  type CheckboxFieldProps,
  CheckboxGroupField,
  type ChoiceGroupProps,
  type Option,
  RadioField,
  SelectField,
  type SelectFieldProps,
} from './choice-fields.tsx';
export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export { ConsentBlock, type ConsentBlockProps } from './consent-block.tsx';
export type { FailureText } from './failure-banner.tsx';
export { RequiredMark } from './field-frame.tsx';
export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
export { FieldProblem } from './field-problem.ts';
export { FieldRow, type FieldRowProps } from './field-row.tsx';
export { Form, type FormProps } from './form.tsx';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
export { SuccessDialog, type SuccessDialogProps } from './success-dialog.tsx';
export {
  DateTimeField,
  type DateTimeFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './text-field.tsx';
export { TrapField } from './trap-field.tsx';
export { useWatched } from './use-watched.ts';
export { useZodForm, type ZodForm } from './use-zod-form.ts';
