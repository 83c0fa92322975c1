import { createHash } from 'node:crypto';

const text = (content: Buffer) => content.toString().replace(/\/\/# sourceMappingURL=.*$/gm, '');

/**
 * One classic script out of several chunks, so that a page asks once for what it needs together. Each keeps the strictness that it was built
 * with; whoever asks for one of them later finds it there.
 */
export const joinedChunks = (chunks: readonly Buffer[]): string =>
  chunks.map((chunk) => `(()=>{${text(chunk)}\n})();\n`).join('');

/** The same behind an entry, whose variable stays the page's. */
export const joinedBehind = (entry: Buffer, chunks: readonly Buffer[]): string =>
  `${text(entry)};\n${joinedChunks(chunks)}`;

/** What a joined script's name carries of its content. */
export const contentMark = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 10);
