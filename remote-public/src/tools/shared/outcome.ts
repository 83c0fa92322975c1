/** What a tool has found. `run` is 0 for what a link asked, and counts the submissions from there. */
export type Outcome<Answer> =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'answered'; readonly answer: Answer; readonly run: number };
