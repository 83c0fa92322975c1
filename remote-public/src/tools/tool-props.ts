/** What a tool gets from its page. */
export interface ToolProps {
  /** The address's fragment that the tool last wrote, or that a link brought. */
  readonly fragment: string;
  /** Writes another one, as a step of the browser's history. */
  readonly go: (fragment: string) => void;
}
