/** Tables, lists and tabs. Heavier than the everyday part: load it where data is shown. */
export { default as Skeleton } from '@mui/material/Skeleton';
export { type Column, DataTable, type DataTableProps, type Sort } from './data-table.tsx';
export { DefinitionList, type DefinitionListProps } from './definition-list.tsx';
export { FilterBar, type FilterBarProps, type FilterField, useFilters } from './filter-bar.tsx';
export { Pager, type PagerProps } from './pager.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline.tsx';
