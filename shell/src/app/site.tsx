import { AuthProvider } from '@kindwing/auth';
import type { Registry } from '@kindwing/contract/schema';
import { AppProviders, type AppProvidersProps } from '@kindwing/ui';
import { type I18n, I18nProvider } from '@kindwing/ui/i18n';
import { StrictMode, useEffect, useRef } from 'react';
import { SiteRouter } from '../address/site-router.tsx';
import type { ConfigurationState } from '../configuration/schema.ts';
import { ContentReceiver } from '../federation/index.ts';
import { Shell } from './shell.tsx';

export interface SiteProps {
  state: ConfigurationState;
  i18n: I18n;
  registry: Registry;
  /** While pages are made ahead of time: the page's address, and what collects its styles. */
  address?: string;
  styles?: AppProvidersProps['cache'];
  /** In the browser: the page's HTML was made ahead of time. */
  hydrating?: boolean;
  /** Called once, when the first rendering is in the page: of a page that was made ahead, all that is around its content. */
  onFrame?: () => void;
  /** Called as soon as the page's content is the application's, whatever stands there: a remote's page or a card instead. */
  onContent?: () => void;
}

function useShown(onFrame: (() => void) | undefined): void {
  const told = useRef(false);
  useEffect(() => {
    if (!told.current) onFrame?.();
    told.current = true;
  }, [onFrame]);
}

/** The whole application, the same tree in the browser and where its pages are made ahead of time. */
export function Site({ state, i18n, registry, address, styles, hydrating = false, onFrame, onContent }: SiteProps) {
  useShown(onFrame);
  return (
    <StrictMode>
      <AppProviders {...(styles && { cache: styles })}>
        <I18nProvider i18n={i18n}>
          <AuthProvider>
            <SiteRouter {...(address !== undefined && { address })} hydrating={hydrating}>
              <ContentReceiver value={onContent}>
                <Shell state={state} registry={registry} />
              </ContentReceiver>
            </SiteRouter>
          </AuthProvider>
        </I18nProvider>
      </AppProviders>
    </StrictMode>
  );
}
