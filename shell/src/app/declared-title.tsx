import { PageTitle } from '@kindwing/ui';
import { useEffect, useState } from 'react';
import { isMadeAhead } from '../hydration/made-ahead.ts';

/** Until the first page is left. */
let isFirstPage = true;
const hasCome = () => globalThis.document !== undefined && isFirstPage && isMadeAhead();

/** The name that a route was declared with, until its page sets its own. A page that was made ahead has come with its title. */
export function DeclaredTitle({ title }: { title: string }) {
  const [came] = useState(() => (hasCome() ? title : undefined));
  useEffect(() => {
    if (came !== title) isFirstPage = false;
    return () => {
      isFirstPage = false;
    };
  }, [came, title]);
  return isFirstPage && came === title ? null : <PageTitle title={title} />;
}
