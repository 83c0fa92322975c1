export type Params = Readonly<Record<string, string | number>>;

/** A sentence by its message key, so that each reader gets it in their own language. */
export interface Note<K extends string = string> {
  readonly key: K;
  readonly params?: Params;
}

/** Puts parameters into a message: `{{name}}`. An unknown name stays visible, so that a test sees it. */
export function fill(message: string, params: Params = {}): string {
  return message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}
