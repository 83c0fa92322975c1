import type { Budget } from './budgets.ts';

export type Cell = string | number | undefined;

const shown = (cell: Cell): string => {
  if (cell === undefined || (typeof cell === 'number' && Number.isNaN(cell))) return '–';
  if (typeof cell === 'string') return cell;
  return Math.abs(cell) >= 100 || Number.isInteger(cell) ? String(Math.round(cell)) : cell.toFixed(cell < 1 ? 3 : 1);
};

/** A table in Markdown, as it stands in the README. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [head.map(String), ...rows.map((row) => row.map(shown))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${column ? ':' : '-'}`).join('|')}|`;
  const [first = [], ...others] = cells;
  return [line(first), rule, ...others.map(line)].join('\n');
}

export const budgetTable = (budgets: readonly Budget[]): string =>
  table(
    ['budget', 'measured', 'goal', 'met', 'from'],
    budgets.map(({ what, measured, goal, unit, met, from }) => [
      what,
      `${shown(Number.isFinite(measured) ? Math.round(measured * 1000) / 1000 : measured)} ${unit}`,
      `${goal} ${unit}`,
      met ? 'yes' : 'NO',
      from ?? '',
    ]),
  );
