import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { StatusTone } from '../feedback/status-chip.tsx';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/paths.ts';

const List = styled('ol')(({ theme }) => {
  const house = theme.vars?.palette.house;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': { display: 'grid', gridTemplateColumns: '36px 1fr', gap: 14, position: 'relative', paddingBottom: 22 },
    '& > li:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: 17,
      top: 38,
      bottom: 2,
      width: 2,
      backgroundColor: house?.line,
    },
    '& time': { color: house?.textSoft, fontSize: '0.9375rem' },
    '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  };
});

const Marker = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(
  ({ theme, tone }) => {
    const house = theme.vars?.palette.house;
    return {
      width: 36,
      height: 36,
      display: 'grid',
      placeItems: 'center',
      borderRadius: '18px 18px 18px 6px',
      color: tone === 'accent' ? house?.onAccent : house?.tones[tone].text,
      backgroundColor: tone === 'accent' ? house?.accent : house?.tones[tone].wash,
    };
  },
);

export interface TimelineItem {
  id: string;
  /** ISO instant */
  at: string;
  title: ReactNode;
  body?: ReactNode;
  icon?: IconName;
  tone?: StatusTone;
}

export interface TimelineProps {
  items: readonly TimelineItem[];
  /** names the list */
  label: string;
  timeZone?: string;
}

/** What happened, in the order given. */
export function Timeline({ items, label, timeZone }: TimelineProps) {
  const format = useFormat();
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Marker tone={item.tone ?? 'neutral'}>
            <Icon name={item.icon ?? 'dot'} size={18} />
          </Marker>
          <div>
            <strong>{item.title}</strong>
            <time dateTime={item.at}>{format.dateTime(item.at, { timeZone })}</time>
            {item.body ? <div>{item.body}</div> : null}
          </div>
        </li>
      ))}
    </List>
  );
}
