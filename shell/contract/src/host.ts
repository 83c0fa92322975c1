import { createContext, createElement, type ReactNode, useContext } from 'react';

/** What the shell offers every remote. Small on purpose: a wide host object couples every team to the shell's release. */
export interface Host {
  environment: 'production' | 'staging' | 'development' | 'test';
  /** The number for urgent help, in international form. */
  supportPhone: string;
  openPrivacySettings(): void;
  /** Origin of the site as the outside knows it, without a slash at the end: for canonical addresses and structured data. Since contract 1.1. */
  siteUrl: string;
  /** Where forms post to when no script runs: absolute, answers 303 to a page of the site. Since contract 1.1. */
  formAddress: string;
}

const HostContext = createContext<Host | undefined>(undefined);

export const HostProvider = ({ host, children }: { host: Host; children: ReactNode }) =>
  createElement(HostContext.Provider, { value: host }, children);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host)
    throw new Error(
      'useHost must be used within the shell; in a test wrap the tree in FakeHost of @kindwing/contract/testing',
    );
  return host;
}
