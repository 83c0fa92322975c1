/**
 * `display: block` makes some browsers forget that a table is one; written-out roles keep it a table. Spread from here
 * because on the plain elements they are redundant.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
