import { i18n, languages, registerMessages } from '@kindwing/ui/i18n';
import description from 'kindwing-alone/description';
import remote from 'kindwing-alone/remote';
import type { RoutesModule } from '../src/remote.ts';

type Pages = RoutesModule['default'];

let pages: Pages | undefined;
const listeners = new Set<() => void>();

/** The pages as they were edited last, for `useSyncExternalStore`. */
export const pagesStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => pages,
};

export const slotsOfRemote = () => remote.slots ?? {};

async function take(): Promise<void> {
  const { default: newest } = await remote.routes();
  if (newest === pages) return;
  pages = newest;
  for (const tell of listeners) tell();
}

export async function loadRemote(): Promise<void> {
  registerMessages(description.name, remote.messages);
  await take();
}

/**
 * After an edit that no component took in by itself: texts are put into their places, and pages whose module is another
 * now are drawn anew. Nothing is reloaded, so what was typed stays where React can keep it.
 */
async function takeEdit(): Promise<void> {
  registerMessages(description.name, remote.messages);
  for (const language of languages) {
    if (!i18n.hasResourceBundle(language, description.name)) continue;
    const { default: texts } = await remote.messages[language]();
    i18n.addResourceBundle(language, description.name, texts, true, true);
  }
  await take();
}

import.meta.webpackHot?.accept('kindwing-alone/remote', () => void takeEdit());
