import type { Language } from '../src/audience.ts';
import type { PublishedRemote } from './published.ts';

type Named = Pick<PublishedRemote, 'entry' | 'preload' | 'messages' | 'starts'>;

/** The script whose running begins a remote: everything of its start in one language where the build made it, else the entry alone. */
export const startOf = ({ entry, starts }: Named, language: Language): string => starts?.[language] ?? entry;

/** Scripts that a remote begins with in one language, in the order of their use. */
export const firstFiles = (remote: Named, language: Language): string[] =>
  remote.starts ? [remote.starts[language]] : [remote.entry, ...remote.preload, ...remote.messages[language]];
