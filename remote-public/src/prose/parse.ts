/** A run of text, possibly bold or a link. */
export interface Span {
  readonly text: string;
  readonly strong?: boolean;
  readonly href?: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph' | 'note'; readonly spans: readonly Span[] }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly (readonly Span[])[] };

const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** `**bold**` and `[label](address)`; everything else is plain text, so a text can never inject markup. */
export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) spans.push({ text: text.slice(end, match.index) });
    const [whole, strong, label, href] = match;
    spans.push(strong !== undefined ? { text: strong, strong: true } : { text: label ?? '', href });
    end = match.index + whole.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

/** The fragment that a heading is linked by: "Health data" becomes `health-data`. */
export const headingId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function parseBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('## ')) return { kind: 'heading', id: headingId(first.slice(3)), text: first.slice(3) };
  if (first.startsWith('> ')) return { kind: 'note', spans: parseSpans(lines.map((line) => line.slice(2)).join(' ')) };
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => parseSpans(line.slice(2))) };
  if (/^\d+\. /.test(first)) {
    return { kind: 'steps', items: lines.map((line) => parseSpans(line.replace(/^\d+\. /, ''))) };
  }
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

/**
 * The small markup of articles and legal pages. Blocks are set apart by an empty line: `## heading`, `- list`,
 * `1. steps`, `> note`, or a paragraph.
 */
export function parseProse(source: string): Block[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseBlock(block.split('\n').map((line) => line.trim())));
}

/** Minutes of reading at 220 words a minute, never less than one. */
export const readingMinutes = (source: string): number => Math.max(1, Math.round(source.split(/\s+/).length / 220));
