import { useTranslation } from 'react-i18next';

/** The keys that callers write: plural forms (`key_one`, `key_other`) are called by their stem. */
export type TextKey<M> = keyof M extends infer K
  ? K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Stem | K
    : K & string
  : never;

export type TextParams = Readonly<Record<string, string | number | undefined>>;
export type Text<M> = (key: TextKey<M>, params?: TextParams) => string;

/**
 * Ties a namespace to the type of its English messages. `useText()` gives `t(key, params?)` for the language in force;
 * while the namespace is still loading it suspends.
 *
 * @example const { useText } = createMessages<typeof en>('portal');
 */
export function createMessages<M extends Readonly<Record<string, string>>>(namespace: string) {
  function useText(): Text<M> {
    const { t } = useTranslation(namespace);
    return t as unknown as Text<M>;
  }
  return { namespace, useText };
}
