import { i18n, type Language, useLanguage } from '@kindwing/ui/i18n';
import { AddressRouter } from '@kindwing/ui/router';
import { type ReactNode, useCallback } from 'react';
import { addressOf, languageOf, pathOf } from './site-address.ts';

interface Props {
  /** For prerendering: the address that is made. */
  address?: string;
  /** The page's HTML was made ahead of time and is being taken over. */
  hydrating?: boolean;
  children: ReactNode;
}

/** Back to an address in the other language brings the language back, without making it the visitor's choice. */
function follow(address: string): void {
  const language: Language | undefined = languageOf(address);
  if (language && language !== i18n.language) void i18n.changeLanguage(language);
}

/** The site's router: pages see their own paths, links lead to the address in the language in force. */
export function SiteRouter({ address, hydrating = false, children }: Props) {
  const { language } = useLanguage();
  const outward = useCallback((path: string) => addressOf(path, language), [language]);
  return (
    <AddressRouter location={address} hydrating={hydrating} inward={pathOf} outward={outward} onPop={follow}>
      {children}
    </AddressRouter>
  );
}
