import type { BackendModule } from 'i18next';
import { type Language, toLanguage } from './languages.ts';

export type Messages = Readonly<Record<string, string>>;
type MessageLoader = () => Promise<{ default: Messages } | Messages>;
export type MessageLoaders = Record<Language, MessageLoader>;

const loaders = new Map<string, MessageLoaders>();

/** Says where a namespace's messages are; they are fetched when the first text of it is shown. Last one wins. */
export function registerMessages(namespace: string, byLanguage: MessageLoaders): void {
  loaders.set(namespace, byLanguage);
}

const unwrap = (module: { default: Messages } | Messages): Messages =>
  typeof module.default === 'object' ? module.default : (module as Messages);

/** i18next's backend connector repeats a failed read 5 times, from 350 ms doubling, when it is told that it may. */
export const messageBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(lng, namespace, done) {
    const language = toLanguage(lng);
    const load = language ? loaders.get(namespace)?.[language] : undefined;
    if (!load) {
      done(new Error(`No messages registered for "${namespace}" in "${lng}": call registerMessages first.`), true);
      return;
    }
    load().then(
      (module) => done(null, unwrap(module)),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};
