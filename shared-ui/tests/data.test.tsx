import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DataTable, DefinitionList, FilterBar, Pager, Tabs, Timeline } from '../src/data/index.ts';
import { useLocation } from '../src/router/index.ts';
import { renderUi } from '../src/testing/index.tsx';

const rows = [
  { id: '1', name: 'Ada', age: 36 },
  { id: '2', name: 'Ben', age: 41 },
];
const columns = [
  { key: 'name', header: 'Name', sortable: true },
  { key: 'age', header: 'Age', numeric: true },
];
const Address = () => <output>{useLocation().search}</output>;

test('a table is a table: caption, column and row headers, cells', () => {
  renderUi(<DataTable columns={columns} rows={rows} rowKey={(row) => row.id} caption="People" />);
  const table = screen.getByRole('table', { name: 'People' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Age']);
  expect(within(table).getByRole('rowheader', { name: 'Ada' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: '36' })).toBeInTheDocument();
});

test('a row has one link, on its first cell', () => {
  renderUi(
    <DataTable
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      caption="People"
      onRowLink={(row) => `/p/${row.id}`}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/p/1', '/p/2']);
});

test('a sortable header is a button that turns the order round', async () => {
  const onSort = vi.fn();
  const { user } = renderUi(
    <DataTable
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      caption="People"
      sort={{ key: 'name', direction: 'asc' }}
      onSort={onSort}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'desc' });
});

test('an empty table says so, a loading one is busy', () => {
  const { rerender } = renderUi(
    <DataTable columns={columns} rows={[]} rowKey={() => ''} caption="People" empty={<p>Nobody</p>} />,
  );
  expect(screen.getByText('Nobody')).toBeInTheDocument();
  rerender(<DataTable columns={columns} rows={[]} rowKey={() => ''} caption="People" loading />);
  expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
});

test('tabs move by arrows and live in the address', async () => {
  const tabs = [
    { id: 'one', label: 'One', content: 'First panel' },
    { id: 'two', label: 'Two', content: 'Second panel', count: 3 },
  ];
  const { user } = renderUi(
    <>
      <Tabs label="Parts" tabs={tabs} param="tab" />
      <Address />
    </>,
    { route: '/?tab=two&q=x' },
  );
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Second panel');
  await user.click(screen.getByRole('tab', { name: /Two/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('First panel');
  expect(screen.getByRole('status')).toHaveTextContent('?tab=one&q=x');
});

test('filters go into the address, drop what they make void, and can be cleared', async () => {
  const { user } = renderUi(
    <>
      <FilterBar
        fields={[
          { type: 'search', name: 'q', label: 'Find' },
          { type: 'select', name: 'kind', label: 'Kind', options: [{ value: 'a', label: 'A' }] },
        ]}
        resets={['after']}
      />
      <Address />
    </>,
    { route: '/?after=9' },
  );
  const address = () => screen.getAllByRole('status').at(-1)?.textContent;
  await user.selectOptions(screen.getByLabelText('Kind'), 'a');
  expect(address()).toBe('?kind=a');
  await user.type(screen.getByLabelText('Find'), 'wing');
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(address()).toBe('?kind=a&q=wing');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('');
  expect(screen.getByLabelText('Find')).toHaveValue('');
});

test('a choice keeps its arrow away from its border and its text', () => {
  renderUi(
    <FilterBar fields={[{ type: 'select', name: 'kind', label: 'Kind', options: [{ value: 'a', label: 'A' }] }]} />,
  );
  const choice = screen.getByLabelText('Kind');
  const look = getComputedStyle(choice);
  // The browser's own arrow knows no distance.
  expect(look.appearance).toBe('none');
  expect(look.backgroundPosition).toContain('right 14px center');
  expect(Number.parseFloat(look.paddingInlineEnd)).toBe(2 * 14 + 12);
  choice.setAttribute('aria-invalid', 'true');
  expect(Number.parseFloat(getComputedStyle(choice).paddingInlineEnd)).toBe(2 * 14 + 12 - 0.5);
});

test('a pager holds what it cannot do, and the press that reaches the end keeps the focus', async () => {
  const moves: string[] = [];
  function List() {
    const [ended, setEnded] = useState(false);
    const onNext = () => {
      moves.push('next');
      setEnded(true);
    };
    return <Pager hasPrevious={ended} hasNext={!ended} onPrevious={() => moves.push('previous')} onNext={onNext} />;
  }
  const { user } = renderUi(<List />);
  const [previous, next] = ['Previous', 'Next'].map((name) => screen.getByRole('button', { name }));
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(next).not.toHaveAttribute('aria-disabled');
  await user.click(previous as HTMLElement);
  await user.click(next as HTMLElement);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(moves).toEqual(['next']);
});

test('a definition list leaves out what is not known; a timeline is an ordered list', () => {
  renderUi(
    <>
      <DefinitionList
        items={[
          { term: 'Known', value: 'yes' },
          { term: 'Unknown', value: null },
        ]}
      />
      <Timeline label="History" timeZone="UTC" items={[{ id: '1', at: '2026-03-01T10:00:00Z', title: 'Begun' }]} />
    </>,
  );
  expect(screen.getByText('Known')).toBeInTheDocument();
  expect(screen.queryByText('Unknown')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'History' })).getByRole('listitem')).toHaveTextContent(/Begun.*10:00/);
});
