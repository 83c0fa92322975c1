import { useSession } from '@kindwing/auth';
import { HostProvider, PartFailureCard } from '@kindwing/contract';
import type { Registry } from '@kindwing/contract/schema';
import { useMemo } from 'react';
import { setPrivacyOpen } from '../chrome/privacy/privacy-open.ts';
import { type ConfigurationState, defaultSupportPhone, formAddressOf } from '../configuration/schema.ts';
import { PieceCard, SlotProvider } from '../federation/index.ts';
import { Frame } from './frame.tsx';
import { remotesOf } from './registry-remotes.ts';
import { RemotesProvider } from './remotes.ts';

/** The host application, inside its router: what remotes may ask for, and the page around them. */
export function Shell({ state, registry }: { state: ConfigurationState; registry: Registry }) {
  const session = useSession();
  const role = session.status === 'signed-in' ? session.role : undefined;
  const remotes = useMemo(() => remotesOf(registry, role), [registry, role]);
  const host = useMemo(
    () => ({
      environment: state.status === 'ready' ? state.configuration.environment : ('production' as const),
      supportPhone: state.status === 'ready' ? state.configuration.supportPhone : defaultSupportPhone,
      openPrivacySettings: () => setPrivacyOpen(true),
      siteUrl: (state.status === 'ready' && state.configuration.siteUrl) || (globalThis.location?.origin ?? ''),
      formAddress: state.status === 'ready' ? formAddressOf(state.configuration) : '',
    }),
    [state],
  );
  return (
    <HostProvider host={host}>
      <RemotesProvider value={remotes}>
        <PartFailureCard card={PieceCard}>
          <SlotProvider role={role}>
            <Frame state={state} />
          </SlotProvider>
        </PartFailureCard>
      </RemotesProvider>
    </HostProvider>
  );
}
