import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import type { Column } from './data-table.tsx';
import { tableRoles } from './table-roles.ts';
import { SortButton } from './table-style.ts';

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

interface TableHeaderProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

export function TableHeader<Row>({ columns, sort, onSort }: TableHeaderProps<Row>) {
  const t = useUiText();
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const next: Sort = { key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' };
          return (
            <th
              key={column.key}
              {...tableRoles.columnHeader}
              data-align={column.align}
              aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}
              style={column.width === undefined ? undefined : { width: column.width }}
            >
              {column.sortable && onSort ? (
                <SortButton
                  type="button"
                  title={t('table.sortBy', { column: column.header })}
                  onClick={() => onSort(next)}
                >
                  {column.header}
                  {direction ? <Icon name={direction === 'asc' ? 'chevronUp' : 'chevronDown'} size={16} /> : null}
                </SortButton>
              ) : column.quietHeader ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
