import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Input, SelectControl } from '../forms/control-style.ts';
import { Icon } from '../icons/icon.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { useFilters } from './use-filters.ts';

export { useFilters } from './use-filters.ts';

export type FilterField =
  | { type: 'search'; name: string; label: string; placeholder?: string }
  | {
      type: 'select';
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      allLabel?: string;
    }
  | { type: 'toggle'; name: string; label: string };

export interface FilterBarProps {
  fields: readonly FilterField[];
  label?: string;
  /** other search parameters that a changed filter makes void, such as a page's cursor */
  resets?: readonly string[];
  /** what was found; announced when it changes */
  summary?: ReactNode;
}

/** ms after the last key before a search goes into the address */
const SETTLED = 300;

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 14, alignItems: 'flex-end', marginBottom: 20 });
const Field = styled('label')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  fontWeight: 600,
  fontSize: '0.9375rem',
  flex: '1 1 190px',
  '@media (min-width: 600px)': { maxWidth: 340 },
});
const Toggle = styled('label')({
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 50,
  fontWeight: 600,
  '& input': { width: 22, height: 22 },
});

export function FilterBar({ fields, label, resets = [], summary }: FilterBarProps) {
  const t = useUiText();
  const { values, setFilters, clear, active } = useFilters(fields.map((field) => field.name));
  const change = (name: string, value: string) =>
    setFilters({ ...Object.fromEntries(resets.map((reset) => [reset, ''])), [name]: value });

  return (
    <search aria-label={label ?? t('filters.label')}>
      <Bar>
        {fields.map((field) => {
          const value = values[field.name] ?? '';
          if (field.type === 'search')
            return (
              <SearchField key={field.name} {...field} value={value} onSettled={(next) => change(field.name, next)} />
            );
          if (field.type === 'toggle')
            return (
              <Toggle key={field.name}>
                <input
                  type="checkbox"
                  checked={value === '1'}
                  onChange={(event) => change(field.name, event.target.checked ? '1' : '')}
                />
                {field.label}
              </Toggle>
            );
          return (
            <Field key={field.name}>
              {field.label}
              <SelectControl value={value} onChange={(event) => change(field.name, event.target.value)}>
                <option value="">{field.allLabel ?? t('filters.all')}</option>
                {field.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </SelectControl>
            </Field>
          );
        })}
        {active ? (
          <Button variant="text" onClick={clear} startIcon={<Icon name="close" />}>
            {t('action.clearFilters')}
          </Button>
        ) : null}
      </Bar>
      <div role="status">{summary}</div>
    </search>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onSettled: (value: string) => void;
}

function SearchField({ label, placeholder, value, onSettled }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const settled = useRef(value);

  // The address may change from elsewhere (Back, Clear filters).
  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = typed;
      onSettled(typed);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [typed, onSettled]);

  return (
    <Field htmlFor={id} style={{ flex: '2 1 280px' }}>
      {label}
      <Input
        id={id}
        type="search"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}
