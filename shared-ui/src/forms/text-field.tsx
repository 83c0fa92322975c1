import { styled } from '@mui/material/styles';
import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { Input, TextAreaControl } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';

export interface FieldProps {
  /** path in the form's values */
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password' | 'number' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  readOnly?: boolean;
  spellCheck?: boolean;
  autoCapitalize?: string;
  list?: string;
}

const WithButton = styled('div')({
  position: 'relative',
  '& > input': { paddingRight: 56 },
  '& > button': { position: 'absolute', right: 5, top: 5 },
});

/** One line. A password can be looked at. */
export function TextField({ name, label, hint, required, type = 'text', maxLength, ...rest }: TextFieldProps) {
  const t = useUiText();
  const [shown, setShown] = useState(false);
  const { id, error, control, limit } = useField({ name, hint });
  const input = (
    <Input
      {...rest}
      {...control}
      type={type === 'password' && shown ? 'text' : type}
      maxLength={limit(maxLength)}
      required={required}
      dir="auto"
    />
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {type === 'password' ? (
        <WithButton>
          {input}
          <IconButton
            label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
            icon={shown ? 'eyeOff' : 'eye'}
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
          />
        </WithButton>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends FieldProps {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Several lines. */
export function TextArea({ name, label, hint, required, rows = 5, maxLength, ...rest }: TextAreaProps) {
  const { id, error, control, limit } = useField({ name, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <TextAreaControl {...rest} {...control} rows={rows} maxLength={limit(maxLength)} required={required} dir="auto" />
    </FieldFrame>
  );
}

export interface DateTimeFieldProps extends FieldProps {
  kind?: 'date' | 'time' | 'datetime';
  /** in the control's own notation, such as `2026-03-01` */
  min?: string;
  max?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

const dateTypes = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

/** The device's own picker: value `YYYY-MM-DD`, `HH:MM` or `YYYY-MM-DDTHH:MM`, without a zone. */
export function DateTimeField({ name, label, hint, required, kind = 'datetime', ...rest }: DateTimeFieldProps) {
  const { id, error, control } = useField({ name, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <Input {...rest} {...control} type={dateTypes[kind]} required={required} />
    </FieldFrame>
  );
}
