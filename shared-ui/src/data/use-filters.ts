import { useSearchParams } from '@kindwing/ui/router';

export type FilterValues = Record<string, string>;

/** Filters kept in the address: a link shows what its sender saw. Empty values leave the address; history entries are replaced. */
export function useFilters(names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const values: FilterValues = Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']));

  const setFilters = (changes: FilterValues) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => setFilters(Object.fromEntries(names.map((name) => [name, ''])));
  return { values, setFilters, clear, active: names.some((name) => values[name] !== '') };
}
