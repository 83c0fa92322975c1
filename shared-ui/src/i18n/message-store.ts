import type { BackendModule, i18n as I18n } from 'i18next';
import { FALLBACK_LANGUAGE, type Language, toLanguage } from './languages.ts';

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

const RETRIES = 5;
const FIRST_WAIT_MS = 350;
/** How long a change of language waits for one namespace that has English texts to show meanwhile. */
const PATIENCE_MS = 2000;

async function persistently(load: MessageLoader): Promise<Messages> {
  for (let tried = 0; ; tried++) {
    try {
      return unwrap(await load());
    } catch (error) {
      if (tried === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** tried));
    }
  }
}

/**
 * A failed read is repeated 5 times, from 350 ms doubling. i18next changes the language when every namespace in use has
 * answered, so one part of the site that is down would hold the others: it answers with nothing after a while, English
 * shows in its place, and its texts are added when they come.
 */
export const messageBackend = (instance: I18n): BackendModule => ({
  type: 'backend',
  init() {},
  read(lng, namespace, done) {
    const language = toLanguage(lng);
    const load = language ? loaders.get(namespace)?.[language] : undefined;
    if (!load) {
      done(new Error(`No messages registered for "${namespace}" in "${lng}": call registerMessages first.`), true);
      return;
    }
    let answered = false;
    const answer: typeof done = (error, texts) => {
      if (!answered) done(error, texts);
      answered = true;
    };
    if (instance.hasResourceBundle(FALLBACK_LANGUAGE, namespace)) setTimeout(() => answer(null, {}), PATIENCE_MS);
    persistently(load).then(
      (texts) => {
        if (answered) instance.addResourceBundle(lng, namespace, texts, false, true, { skipCopy: true });
        else answer(null, texts);
      },
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
});
