import type { ContentSource } from '../../travels/content/travel-kind-content.ts';

/** The text of one article in one language; `body` is written in the small markup of `prose/parse.ts`. */
export interface ArticleContent {
  readonly body: string;
  readonly sources: readonly ContentSource[];
}
