import { PageTitle } from '@kindwing/ui';

export interface PageMetaProps {
  title: string;
  description: string;
}

/** Title and description of a page. React moves the element into the document's head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
    </>
  );
}
