import { coversPath } from '../address/route-pattern.ts';

/** Address and hash of a script. */
export type File = [href: string, integrity: string];

interface PageFiles {
  path: string;
  files: File[];
}

/** What the release command says that pages may fetch ahead. */
export interface Ahead {
  /** One script of what everybody with a session needs, and the addresses of the scripts that it is made of. */
  start?: { script: File; holds: string[] };
  /** For whoever has a stored session. */
  session: File[];
  /** The shell's texts in each language. */
  messages: Record<string, File[]>;
  /** Of the shell's own pages. */
  pages: PageFiles[];
  remotes: Record<string, PageFiles[]>;
}

/** What the page at an address needs of its own; the first that fits, so that `/requests/new` may stand before `/requests/:id`. */
export const filesAt = (path: string, pages: readonly PageFiles[] = []): File[] =>
  pages.find((page) => coversPath({ path: page.path, covers: 'exact' }, path))?.files ?? [];
