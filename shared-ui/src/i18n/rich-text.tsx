import { Fragment, type ReactNode } from 'react';

const PART = /<(\w+)>(.*?)<\/\1>/gs;

/**
 * A message with marked parts, such as `Read our <link>privacy policy</link>.`: each mark is drawn by the function of
 * its name. Anything else in the message is plain text, so a message can never inject markup.
 */
export function RichText({ text, parts }: { text: string; parts: Record<string, (content: string) => ReactNode> }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, name = '', content = ''] = match;
    pieces.push(text.slice(end, match.index), parts[name]?.(content) ?? content);
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
