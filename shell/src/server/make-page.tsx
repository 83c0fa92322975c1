import { configureAuth } from '@kindwing/auth';
import type { Language, RemoteModule } from '@kindwing/contract';
import type { Registry, RemoteRelease } from '@kindwing/contract/schema';
import { createI18n, type Messages } from '@kindwing/ui/i18n';
import { documentTitle, TitleSink } from '@kindwing/ui/router';
import { createServerStyles } from '@kindwing/ui/server';
import type { ContextType } from 'react';
import { prerender } from 'react-dom/static';
import { addressOf } from '../address/site-address.ts';
import { Site } from '../app/site.tsx';
import { checkConfiguration } from '../configuration/schema.ts';
import { RemoteLoader, setPageLoader } from '../federation/index.ts';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';

const shellTexts: Record<Language, Messages> = { en, es };

export interface PageToMake {
  /** The page's own path, without a language's prefix. */
  path: string;
  language: Language;
  registry: Registry;
  /** As it will stand in the page. */
  configuration: unknown;
  /** The site's name, which ends the titles. */
  siteName: string;
  /** The remote that owns the path, and its module out of its server bundle; without it the shell's own pages are made. */
  remote?: { release: RemoteRelease; module: RemoteModule };
}

export interface MadePage {
  address: string;
  title: string;
  /** Elements of the page's head: its description and whatever else its components declare. */
  head: string;
  /** Style elements, in their order. */
  styles: string;
  /** What stands in `#root`. */
  body: string;
}

/** Elements that React puts before the rest because they belong into the head. */
const hoisted = /^(?:<meta\b[^>]*>|<link\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

/** One page as HTML, as a visitor without a session sees it first. Rejects with the first error that a component threw. */
export async function makePage({
  path,
  language,
  registry,
  configuration,
  siteName,
  remote,
}: PageToMake): Promise<MadePage> {
  const messages: Record<string, Messages> = { shell: shellTexts[language] };
  const loader = new RemoteLoader({
    runtime: { load: () => Promise.reject(new Error('No remote is downloaded while pages are made')) },
    provided: {},
    entryOf: (name) => registry.remotes[name],
    refresh: async () => undefined,
    language: () => language,
    addMessages: () => undefined,
  });
  if (remote) {
    const { release, module } = remote;
    const [pages, texts] = await Promise.all([module.routes(), module.messages[language]()]);
    messages[release.name] = texts.default;
    loader.adopt({ release, module, Pages: pages.default });
  }
  setPageLoader(loader);
  const state = checkConfiguration(configuration, 'the settings of the site');
  configureAuth(state.status === 'ready' ? state.configuration : undefined);
  const styles = createServerStyles();
  const address = addressOf(path, language);
  let title = '';
  const takeTitle: NonNullable<ContextType<typeof TitleSink>> = (given) => {
    title = documentTitle(given, given.exact ? undefined : siteName);
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <TitleSink value={takeTitle}>
      <Site
        state={state}
        i18n={createI18n(language, messages)}
        registry={registry}
        address={address}
        styles={styles.cache}
      />
    </TitleSink>,
    // Nothing is streamed: a boundary that came late would need a script to put it in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length) throw failures[0];
  const head = hoisted.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  return { address, title, head, styles: styles.tagsFor(body), body };
}
