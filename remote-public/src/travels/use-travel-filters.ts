import { useNavigationType, useSearchParams } from '@kindwing/ui/router';
import { useEffect, useState } from 'react';
import { readFilters, type TravelFilters, writeFilters } from './travel-filters.ts';

const said = (filters: TravelFilters) => writeFilters(new URLSearchParams(), filters).toString();

/**
 * Search and tags, kept in the address with history entries replaced. What is typed stands here first: the address comes
 * back a moment later, and a field that waited for it would lose letters.
 */
export function useTravelFilters(): [TravelFilters, (next: TravelFilters) => void] {
  const [params, setParams] = useSearchParams();
  const kind = useNavigationType();
  const address = params.toString();
  const [filters, setFilters] = useState(() => readFilters(params));

  // Only this page replaces its address; any other change (a link, Back, the first look) is news.
  useEffect(() => {
    if (kind === 'REPLACE') return;
    const read = readFilters(new URLSearchParams(address));
    setFilters((now) => (said(now) === said(read) ? now : read));
  }, [kind, address]);

  const change = (next: TravelFilters) => {
    setFilters(next);
    setParams((current) => writeFilters(current, next), { replace: true });
  };
  return [filters, change];
}
