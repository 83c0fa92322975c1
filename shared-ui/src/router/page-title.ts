import { useEffect } from 'react';

const siteName = () => document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

/**
 * Sets the document's title: "`title` · site name", the name being that of `<meta name="application-name">`.
 * With `exact` the title stands alone, for pages whose whole title is prescribed.
 */
export function usePageTitle(title: string, options: { exact?: boolean } = {}): void {
  const { exact = false } = options;
  useEffect(() => {
    const name = exact ? undefined : siteName();
    document.title = name && name !== title ? `${title} · ${name}` : title;
  }, [title, exact]);
}

export function PageTitle({ title, exact = false }: { title: string; exact?: boolean }) {
  usePageTitle(title, { exact });
  return null;
}
