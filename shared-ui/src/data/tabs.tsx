import { useSearchParams } from '@kindwing/ui/router';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { tokens } from '../theme/tokens.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  count?: number;
}

export interface TabsProps {
  /** names the row of tabs */
  label: string;
  tabs: readonly TabItem[];
  /** keeps the open tab in this search parameter, so that a link shows what its sender saw */
  param?: string;
  /** open at first; the first one when left out */
  initial?: string;
}

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  borderBottom: `1px solid ${theme.vars?.palette.house.outline}`,
  marginBottom: 20,
}));

const Tab = styled('button')(({ theme }) => {
  const house = theme.vars?.palette.house;
  return {
    font: 'inherit',
    color: house?.textSoft,
    background: 'none',
    border: 0,
    borderBottom: '4px solid transparent',
    borderRadius: '8px 8px 0 0',
    marginBottom: -1,
    padding: '10px 14px 8px',
    minHeight: tokens.target.touch,
    cursor: 'pointer',
    '&:hover': { color: house?.text, backgroundColor: house?.primaryWash },
    '&[aria-selected="true"]': { color: house?.text, fontWeight: 600, borderBottomColor: house?.primary },
    '& [data-count]': {
      marginLeft: 8,
      padding: '1px 8px',
      borderRadius: tokens.radius.pill,
      backgroundColor: house?.tones.neutral.wash,
      color: house?.tones.neutral.text,
      fontSize: '0.875rem',
    },
  };
});

/** Tabs by the book: one stop for the keyboard, arrows, Home and End move, the panel is named by its tab. */
export function Tabs(props: TabsProps) {
  return props.param === undefined ? <LocalTabs {...props} /> : <AddressTabs {...props} param={props.param} />;
}

function LocalTabs(props: TabsProps) {
  const [open, setOpen] = useState(props.initial ?? '');
  return <TabsView {...props} open={open} onOpen={setOpen} />;
}

function AddressTabs({ param, ...props }: TabsProps & { param: string }) {
  const [search, setSearch] = useSearchParams();
  const onOpen = (id: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(param, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return <TabsView {...props} open={search.get(param) ?? props.initial ?? ''} onOpen={onOpen} />;
}

function TabsView({ label, tabs, open, onOpen }: TabsProps & { open: string; onOpen: (id: string) => void }) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = tabs.findIndex((tab) => tab.id === open);
  const index = found === -1 ? 0 : found;
  const current = tabs[index];
  if (!current) return null;

  const move = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const wrapped = (target + tabs.length) % tabs.length;
    const next = tabs[wrapped];
    if (!next) return;
    onOpen(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[wrapped]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab, position) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={position === index}
            aria-controls={position === index ? `${prefix}-panel` : undefined}
            tabIndex={position === index ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span data-count="">{tab.count}</span>}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-tab-${current.id}`}>
        {current.content}
      </div>
    </div>
  );
}
