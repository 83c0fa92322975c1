import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { tokens } from '../theme/tokens.ts';
import { SelectControl } from './control-style.ts';
import { FieldError, FieldFrame, Hint, RequiredMark } from './field-frame.tsx';
import type { FieldProps } from './text-field.tsx';
import { useField } from './use-field.ts';
import { useWatched } from './use-watched.ts';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
  /** said under a radio option; under the select when this option is chosen */
  hint?: ReactNode;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** the first, empty option; `null` leaves it out */
  placeholder?: string | null;
  autoComplete?: string;
}

/** The device's own select; the chosen option's hint stands under it. */
export function SelectField({ name, label, hint, required, options, placeholder, ...rest }: SelectFieldProps) {
  const t = useUiText();
  const { id, error, control, value } = useChoice({ name, label, hint });
  const chosen = options.find((option) => option.value === value)?.hint;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <SelectControl {...rest} {...control} required={required}>
        {placeholder === null ? null : <option value="">{placeholder ?? t('form.choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </SelectControl>
      <Hint aria-live="polite">{chosen}</Hint>
    </FieldFrame>
  );
}

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 12,
  alignItems: 'start',
  minHeight: tokens.target.touch,
  paddingBlock: 8,
  cursor: 'pointer',
  lineHeight: 1.5,
  '& input': { width: 22, height: 22, margin: '1px 0 0', accentColor: theme.vars?.palette.primary.main },
}));

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontWeight: 600 },
});

export type CheckboxFieldProps = Omit<FieldProps, 'label'> & {
  label: string;
  /** replaces the label on screen, for instance with a link in it; `label` stays the name in the error summary */
  children?: ReactNode;
};

/** One box, a boolean. */
export function CheckboxField({ name, label, hint, required, disabled, children }: CheckboxFieldProps) {
  const { id, error, control } = useField({ name, hint });
  return (
    <div>
      <Choice htmlFor={id}>
        <input {...control} type="checkbox" required={required} disabled={disabled} />
        <span>
          {children ?? label}
          {required ? <RequiredMark /> : null}
        </span>
      </Choice>
      {hint ? (
        <Hint id={`${id}-hint`} style={{ paddingInlineStart: 36 }}>
          {hint}
        </Hint>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

export interface ChoiceGroupProps extends FieldProps {
  options: readonly Option[];
}

/** One of a few, all in sight. */
export function RadioField(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="radio" />;
}

/** Several of a few, all in sight: an array of the chosen values. */
export function CheckboxGroupField(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

function ChoiceGroup({
  name,
  label,
  hint,
  required,
  disabled,
  options,
  type,
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const { id, error, control } = useField({ name, hint });
  const { id: _, 'aria-describedby': describedBy, 'aria-invalid': invalid, ...events } = control;
  return (
    <Group
      aria-describedby={describedBy}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      aria-required={type === 'radio' ? required : undefined}
    >
      <legend>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {options.map((option, index) => {
        // The summary's link leads to the group's first control.
        const optionId = index === 0 ? id : `${id}-${option.value}`;
        return (
          <Choice key={option.value} htmlFor={optionId}>
            <input
              {...events}
              id={optionId}
              type={type}
              value={option.value}
              disabled={disabled || option.disabled}
              aria-invalid={invalid}
              aria-describedby={option.hint ? `${optionId}-about` : undefined}
            />
            <span>
              {option.label}
              {option.hint ? <Hint id={`${optionId}-about`}>{option.hint}</Hint> : null}
            </span>
          </Choice>
        );
      })}
      <FieldError id={id} error={error} />
    </Group>
  );
}

function useChoice(options: { name: string; label: string; hint?: unknown }) {
  const field = useField(options);
  return { ...field, value: useWatched(options.name) };
}
