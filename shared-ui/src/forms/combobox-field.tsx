import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { tokens } from '../theme/tokens.ts';
import { Input } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormState } from './form-context.ts';
import type { FieldProps } from './text-field.tsx';
import { useField } from './use-field.ts';

export interface ComboboxFieldProps extends FieldProps {
  /** texts that fit what was typed, best first; a choice becomes the field's text. What it throws counts as no suggestion */
  suggest: (typed: string) => Promise<readonly string[]>;
  /** spoken when the suggestions change */
  countText: (count: number) => string;
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
}

/** ms after the last key before suggestions are asked for */
const SETTLED = 120;

const Room = styled('div')({ position: 'relative' });
const List = styled('div')(({ theme }) => {
  const house = theme.vars?.palette.house;
  return {
    marginTop: 4,
    padding: 4,
    position: 'absolute',
    zIndex: theme.zIndex.modal,
    insetInline: 0,
    maxHeight: 320,
    overflowY: 'auto',
    backgroundColor: house?.surface,
    border: `1.5px solid ${house?.outline}`,
    borderRadius: tokens.radius.small + 2,
    boxShadow: theme.shadows[4],
  };
});

const Option = styled('div')(({ theme }) => {
  const house = theme.vars?.palette.house;
  return {
    padding: '10px 12px',
    minHeight: tokens.target.touch,
    borderRadius: tokens.radius.small,
    cursor: 'pointer',
    '&:hover': { backgroundColor: house?.sunken },
    '&[aria-selected="true"]': {
      backgroundColor: house?.primaryWash,
      outline: `2px solid ${house?.focus}`,
      outlineOffset: -2,
    },
  };
});

/**
 * A line of text that suggests as one types: arrows move, Enter or a tap takes one, Escape puts the list away. It stays a
 * text field, so that what was typed is never thrown away; whether it means something the form's schema says. Left with
 * one suggestion only, it takes that one.
 */
export function ComboboxField({ name, label, hint, required, suggest, countText, ...rest }: ComboboxFieldProps) {
  const { form } = useFormState();
  const { id, error, control } = useField({ name, hint });
  const [typed, setTyped] = useState<string | null>(null);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const asked = useRef(suggest);
  asked.current = suggest;
  const open = typed !== null && options.length > 0;

  useEffect(() => {
    if (typed === null || typed.trim() === '') return setOptions([]);
    let stale = false;
    const timer = setTimeout(async () => {
      const found = await asked.current(typed).catch(() => []);
      if (stale) return;
      setOptions(found);
      setActive(-1);
    }, SETTLED);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [typed]);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const take = (text: string) => {
    form.setValue(name, text, { shouldDirty: true });
    form.clearErrors(name);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + options.length + (active === -1 && step === -1 ? 1 : 0)) % options.length);
    } else if (event.key === 'Enter' && options[active] !== undefined) {
      event.preventDefault();
      take(options[active]);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <Room>
        <Input
          {...rest}
          {...control}
          type="text"
          dir="auto"
          required={required}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={open}
          aria-autocomplete="list"
          aria-controls={`${id}-options`}
          aria-activedescendant={open && active >= 0 ? `${id}-option-${active}` : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            return control.onChange(event);
          }}
          onBlur={(event) => {
            const [only] = options;
            if (typed !== null && options.length === 1 && only !== undefined) take(only);
            close();
            return control.onBlur(event);
          }}
        />
        {open ? (
          <List id={`${id}-options`} role="listbox" aria-label={label}>
            {options.map((option, index) => (
              <Option
                key={option}
                id={`${id}-option-${index}`}
                role="option"
                aria-selected={index === active}
                // The press comes before the field's blur, which would put the list away.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(option)}
              >
                {option}
              </Option>
            ))}
          </List>
        ) : null}
        <VisuallyHidden role="status">{typed !== null && typed !== '' ? countText(options.length) : ''}</VisuallyHidden>
      </Room>
    </FieldFrame>
  );
}
