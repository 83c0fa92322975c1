/** One legal page in one language; `body` is written in the small markup of `prose/parse.ts`. */
export interface LegalContent {
  readonly body: string;
}
