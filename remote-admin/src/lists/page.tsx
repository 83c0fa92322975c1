import { PageHeader, PageTitle } from '@kindwing/ui';
import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the back office: its name in the tab, its one heading, its content. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  return (
    <>
      <PageTitle title={title} />
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      {children}
    </>
  );
}
