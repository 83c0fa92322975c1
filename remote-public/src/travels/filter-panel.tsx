import { travelTags } from '@kindwing/backend/domain/services';
import { Box, Icon, styled } from '@kindwing/ui';
import { useId } from 'react';
import { useText } from '../messages/use-text.ts';
import type { TravelFilters } from './travel-filters.ts';

const Search = styled('input')({
  width: '100%',
  font: 'inherit',
  color: 'inherit',
  padding: '13px 18px 13px 50px',
  minHeight: 52,
  borderRadius: 999,
  border: '1.5px solid var(--kw-palette-house-outline)',
  background: 'var(--kw-palette-house-surface)',
  '&::placeholder': { color: 'var(--kw-palette-text-secondary)', opacity: 1 },
});

/** A checkbox that looks like a tag; the native box stays in it, so its state is never told by colour alone. */
const Tag = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '6px 16px 6px 12px',
  borderRadius: 999,
  border: '1.5px solid var(--kw-palette-house-outline)',
  background: 'var(--kw-palette-house-surface)',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: 'var(--kw-palette-primary-main)' },
  '&:has(input:checked)': {
    background: 'var(--kw-palette-house-primaryWash)',
    borderColor: 'var(--kw-palette-primary-main)',
    fontWeight: 600,
  },
});

export interface FilterPanelProps {
  filters: TravelFilters;
  onChange: (filters: TravelFilters) => void;
}

export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const t = useText();
  const id = useId();
  const toggle = (tag: (typeof travelTags)[number], on: boolean) =>
    onChange({ ...filters, tags: travelTags.filter((known) => (known === tag ? on : filters.tags.includes(known))) });
  return (
    // Filtering takes a script; without one all the cards are there, and a field that does nothing is not.
    <Box role="search" sx={{ display: 'grid', gap: 2.5, '@media (scripting: none)': { display: 'none' } }}>
      <Box sx={{ maxWidth: 620 }}>
        <Box component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.75 }}>
          {t('travels.search.label')}
        </Box>
        <Box
          sx={{ position: 'relative', '& > svg': { position: 'absolute', left: 18, top: 15, color: 'text.secondary' } }}
        >
          <Icon name="search" size={22} />
          <Search
            id={id}
            type="search"
            autoComplete="off"
            value={filters.q}
            placeholder={t('travels.search.placeholder')}
            onChange={(event) => onChange({ ...filters, q: event.target.value })}
          />
        </Box>
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
          {t('travels.filters.legend')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
          {travelTags.map((tag) => (
            <Tag key={tag}>
              <input
                type="checkbox"
                checked={filters.tags.includes(tag)}
                onChange={(event) => toggle(tag, event.target.checked)}
              />
              {t(`tag.${tag}`)}
            </Tag>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
