import { createContext, useContext, useEffect } from 'react';

const siteName = () => document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

interface GivenTitle {
  title: string;
  exact: boolean;
}

/** While a page is made ahead of time there is no document to set: whoever makes it is told instead. The last one holds. */
export const TitleSink = createContext<((given: GivenTitle) => void) | undefined>(undefined);

/** "`title` · `site`", or the title alone where it is the site's own name or prescribed whole. */
export const documentTitle = ({ title, exact }: GivenTitle, site: string | undefined): string =>
  site && !exact && site !== title ? `${title} · ${site}` : title;

/**
 * Sets the document's title: "`title` · site name", the name being that of `<meta name="application-name">`.
 * With `exact` the title stands alone, for pages whose whole title is prescribed.
 */
export function usePageTitle(title: string, options: { exact?: boolean } = {}): void {
  const { exact = false } = options;
  useContext(TitleSink)?.({ title, exact });
  useEffect(() => {
    document.title = documentTitle({ title, exact }, exact ? undefined : siteName());
  }, [title, exact]);
}

export function PageTitle({ title, exact = false }: { title: string; exact?: boolean }) {
  usePageTitle(title, { exact });
  return null;
}
