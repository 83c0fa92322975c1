/** One line of a stack: the script's address, and `line:column` in it. */
interface Frame {
  address: string;
  at: string;
}

/** The places that an error came through, the innermost first; none for what has no stack. Every browser writes them differently. */
export function framesOf(error: unknown): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The first line repeats the message, where addresses may be anybody's.
  const lines = stack.startsWith(String(error)) ? stack.slice(String(error).length) : stack;
  return [...lines.matchAll(/(https?:\/\/[^\s()]+?):(\d+:\d+)/g)].map(([, address = '', at = '']) => ({ address, at }));
}

/** File, line and column of the innermost place below an address; nothing where the error came through none. */
export function placeBelow(base: string, error: unknown): string | undefined {
  const frame = framesOf(error).find(({ address }) => address.startsWith(base));
  return frame && `${frame.address.slice(base.length).replace(/[?#].*/, '')}:${frame.at}`;
}
