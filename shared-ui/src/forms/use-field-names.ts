import { useCallback, useId, useRef } from 'react';

/** Knows the fields that are on the page, so that the summary lists errors in the page's order. */
export function useFieldNames() {
  const prefix = useId();
  const names = useRef(new Map<string, readonly string[]>());

  const idOf = useCallback((name: string) => `${prefix}-${name.replaceAll('.', '-')}`, [prefix]);
  const announce = useCallback((name: string, groups: readonly string[]) => {
    names.current.set(name, groups);
    return () => {
      names.current.delete(name);
    };
  }, []);
  const inOrder = useCallback(() => {
    const known = [...names.current.keys()];
    const position = (name: string) => document.getElementById(idOf(name));
    return known.sort((a, b) => {
      const first = position(a);
      const second = position(b);
      if (!first || !second) return 0;
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });
  }, [idOf]);

  const groupsOf = useCallback((name: string) => names.current.get(name) ?? [], []);

  return { idOf, announce, inOrder, groupsOf };
}
