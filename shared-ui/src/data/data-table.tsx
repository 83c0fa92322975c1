import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TextLink } from '../actions/links.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { type Sort, TableHeader } from './table-header.tsx';
import { tableRoles } from './table-roles.ts';
import { TableElement, TableRoom } from './table-style.ts';

export type { Sort } from './table-header.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  /** what the cell shows; the row's value under `key` when left out */
  cell?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  numeric?: boolean;
  /** its header becomes a sort button */
  sortable?: boolean;
  /** hides the header from sight (a column of buttons); it stays its name */
  quietHeader?: boolean;
  width?: string | number;
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** what the table holds; always there, out of sight with `quietCaption` */
  caption: string;
  quietCaption?: boolean;
  /** address that a row leads to: the first column becomes its link, and the whole row can be clicked */
  onRowLink?: (row: Row) => string | undefined;
  /** shown instead of the table where there is nothing */
  empty?: ReactNode;
  loading?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

// The first cell's link covers its row: one link, one stop for the keyboard, all of the row for a thumb.
const RowLink = styled(TextLink)({ '&::after': { content: '""', position: 'absolute', inset: 0 } });

function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row);
  const value = (row as Record<string, unknown>)[column.key];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

const PLACEHOLDERS = [0, 1, 2, 3];

/** A real table; where it has less than 720 px its rows become cards, still a table to a screen reader. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    caption,
    quietCaption = false,
    onRowLink,
    empty,
    loading = false,
    sort,
    onSort,
  } = props;
  const t = useUiText();
  if (!loading && rows.length === 0) return empty ?? <p>{t('table.empty')}</p>;

  return (
    <TableRoom>
      <TableElement {...tableRoles.table} aria-busy={loading || undefined}>
        <caption>{quietCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <TableHeader columns={columns} sort={sort} onSort={onSort} />
        <tbody {...tableRoles.group}>
          {loading && rows.length === 0
            ? PLACEHOLDERS.map((line) => (
                <tr key={line} {...tableRoles.row}>
                  {columns.map((column) => (
                    <td key={column.key} {...tableRoles.cell} data-bare="true">
                      <Skeleton width="80%" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => <TableLine key={rowKey(row)} row={row} columns={columns} to={onRowLink?.(row)} />)}
        </tbody>
      </TableElement>
    </TableRoom>
  );
}

function TableLine<Row>({ row, columns, to }: { row: Row; columns: readonly Column<Row>[]; to: string | undefined }) {
  return (
    <tr {...tableRoles.row} data-linked={to !== undefined}>
      {columns.map((column, index) => {
        const look = { 'data-align': column.align, 'data-numeric': column.numeric };
        const content = contentOf(column, row);
        if (index === 0)
          return (
            <th key={column.key} {...tableRoles.rowHeader} {...look}>
              {to === undefined ? content : <RowLink to={to}>{content}</RowLink>}
            </th>
          );
        return (
          <td key={column.key} {...tableRoles.cell} {...look} data-bare={column.quietHeader}>
            {column.quietHeader ? null : (
              <span data-cell-label="" aria-hidden="true">
                {column.header}
              </span>
            )}
            <div>{content}</div>
          </td>
        );
      })}
    </tr>
  );
}
