import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

const List = styled('dl', { shouldForwardProp: (name) => name !== 'stacked' })<{ stacked: boolean }>(
  ({ theme, stacked }) => ({
    margin: 0,
    display: 'grid',
    gridTemplateColumns: stacked ? '1fr' : 'minmax(120px, 34%) 1fr',
    columnGap: 20,
    alignItems: 'baseline',
    rowGap: stacked ? 2 : 12,
    '& dt': { color: theme.vars?.palette.house.textSoft, fontSize: '0.9375rem', lineHeight: 1.6 },
    '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', ...(stacked ? { marginBottom: 12 } : {}) },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', rowGap: 2, '& dd': { marginBottom: 12 } },
  }),
);

export interface DefinitionListProps {
  /** entries whose value is null or undefined are left out */
  items: readonly { term: ReactNode; value: ReactNode; key?: string }[];
  /** term above value also where there is room */
  stacked?: boolean;
}

/** Facts as term and value. */
export function DefinitionList({ items, stacked = false }: DefinitionListProps) {
  return (
    <List stacked={stacked}>
      {items
        .filter((item) => item.value !== null && item.value !== undefined && item.value !== '')
        .map((item, index) => (
          <Fragment key={item.key ?? index}>
            <dt>{item.term}</dt>
            <dd>{item.value}</dd>
          </Fragment>
        ))}
    </List>
  );
}
