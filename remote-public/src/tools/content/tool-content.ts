import type { ContentSource } from '../../travels/content/travel-kind-content.ts';

/** What a tool's page says without the tool: readable, and useful, where no script runs. */
export interface ToolContent {
  readonly lead: string;
  readonly facts: {
    readonly title: string;
    readonly intro: string;
    /** Short cells in columns, the first of which heads its row; or what to do by when, as stops on a line. */
    readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
    readonly stops?: readonly { readonly when: string; readonly what: string; readonly why: string }[];
    readonly note: string;
  };
  readonly steps: { readonly title: string; readonly lines: readonly string[] };
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly sources: readonly ContentSource[];
}
