import { type Language, languages } from '../src/audience.ts';
import { contentMark, joinedBehind } from './joined-script.ts';

/** What a remote begins with, as the bundler made it. */
export interface FirstFiles {
  entry: string;
  preload: readonly string[];
  messages: Readonly<Record<Language, readonly string[]>>;
}

export interface StartFile {
  language: Language;
  file: string;
  content: string;
}

/**
 * The script that begins a remote in one language: entry, first page and messages in one file, named by its content. The files that it
 * is made of stay beside it, for a second try and for the other language.
 */
export const startFiles = (first: FirstFiles, assets: ReadonlyMap<string, Buffer>): StartFile[] =>
  languages.map((language) => {
    const read = (file: string) => assets.get(file) ?? Buffer.alloc(0);
    const chunks = [...new Set([...first.preload, ...first.messages[language]])].filter((file) => file !== first.entry);
    const content = joinedBehind(read(first.entry), chunks.map(read));
    return { language, file: `start.${language}.${contentMark(content)}.js`, content };
  });
