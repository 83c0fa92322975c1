import { type ReactNode, useContext, useMemo } from 'react';
import { GroupContext } from './form-context.ts';

export interface FieldGroupProps {
  /** what the error summary says before each error of these fields: "Alternative 2" */
  label: string;
  children: ReactNode;
}

/** Fields that a form has several times over: the error summary says in which of the groups an error is. May be nested. */
export function FieldGroup({ label, children }: FieldGroupProps) {
  const outer = useContext(GroupContext);
  const groups = useMemo(() => [...outer, label], [outer, label]);
  return <GroupContext value={groups}>{children}</GroupContext>;
}
