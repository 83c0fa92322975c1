// Whoever compiles this file as part of another package needs the declaration of style sheets too.
/// <reference path="../css.d.ts" />
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { COLOR_STORAGE_KEY, colorStorage, useNativeColorScheme } from './color-mode.ts';
import './fonts.css';
import { createStyleCache } from './style-cache.ts';
import { theme } from './theme.ts';

const Mounted = createContext(false);

export interface AppProvidersProps {
  children: ReactNode;
  /** for prerendering: the cache whose styles are extracted */
  cache?: EmotionCache;
  /** of the page's CSP, where it uses one */
  nonce?: string;
}

/** Theme, style cache and base styles. Once around an application; parts that come from elsewhere use {@link UiScope}. */
export function AppProviders({ children, cache, nonce }: AppProvidersProps) {
  const [styles] = useState(() => cache ?? createStyleCache(nonce));
  useNativeColorScheme();
  return (
    <CacheProvider value={styles}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={COLOR_STORAGE_KEY}
        storageManager={colorStorage}
        noSsr
      >
        <CssBaseline />
        <Mounted.Provider value={true}>{children}</Mounted.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/**
 * Around the root of everything that is loaded from another build. Where the application's copy of this package is used
 * it does nothing; where the part brought its own (newer) copy, that copy finds no providers of its own and mounts them.
 */
export function UiScope({ children }: { children: ReactNode }) {
  return useContext(Mounted) ? children : <AppProviders>{children}</AppProviders>;
}
