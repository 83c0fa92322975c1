import { styled } from '@mui/material/styles';
import { type MouseEvent, type RefObject, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { tokens } from '../theme/tokens.ts';

export interface SummaryEntry {
  id: string;
  message: string;
  /** the groups that the field is in; empty for a field that stands alone */
  place: string;
}

const Box = styled('div')(({ theme }) => {
  const house = theme.vars?.palette.house;
  return {
    border: `2px solid ${house?.tones.error.text}`,
    borderRadius: tokens.radius.medium,
    backgroundColor: house?.tones.error.wash,
    padding: '18px 20px',
    scrollMarginTop: 96,
    '& h2': { display: 'flex', gap: 10, alignItems: 'center', margin: 0, fontSize: '1.25rem', lineHeight: 1.35 },
    '& h2 svg': { color: house?.tones.error.text },
    '& ul': { margin: '10px 0 0', paddingLeft: 22 },
    '& li': { paddingBlock: 3 },
    '& a': { color: house?.tones.error.text, fontWeight: 600, textUnderlineOffset: '0.2em' },
  };
});

/** What is wrong, in one place: takes the focus after a failed send, each line leads to its field. */
export function ErrorSummary({ entries, ref }: { entries: SummaryEntry[]; ref: RefObject<HTMLDivElement | null> }) {
  const t = useUiText();
  const titleId = useId();
  if (entries.length === 0) return null;

  const go = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault(); // the address keeps its own hash
    field.focus();
  };

  return (
    <Box ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="error" size={24} />
        {t('form.summaryTitle')}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} onClick={(event) => go(event, entry.id)}>
              {entry.place ? `${entry.place}: ${entry.message}` : entry.message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
