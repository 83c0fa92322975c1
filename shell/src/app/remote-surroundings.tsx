import { useSession } from '@kindwing/auth';
import { type Host, HostProvider, PartFailureCard } from '@kindwing/contract';
import type { Registry } from '@kindwing/contract/schema';
import { type ReactNode, useMemo, useState } from 'react';
import { setPrivacyOpen } from '../chrome/privacy/privacy-open.ts';
import { type ConfigurationState, defaultSupportPhone, formAddressOf } from '../configuration/schema.ts';
import { openRegistry, PieceCard, SlotProvider } from '../federation/index.ts';
import { remotesOf } from './registry-remotes.ts';
import { RemotesProvider } from './remotes.ts';

const here = () => globalThis.location?.origin ?? '';

function hostOf(state: ConfigurationState): Host {
  const configuration = state.status === 'ready' ? state.configuration : undefined;
  return {
    environment: configuration?.environment ?? 'production',
    supportPhone: configuration?.supportPhone ?? defaultSupportPhone,
    siteUrl: configuration?.siteUrl ?? here(),
    formAddress: configuration ? formAddressOf(configuration) : '',
    openPrivacySettings: () => setPrivacyOpen(true),
  };
}

interface Props {
  state: ConfigurationState;
  registry: Registry;
  children: ReactNode;
}

/** Everything that a remote may ask for, as the contract promises it. Tests of remotes have `FakeHost` in its place. */
export function RemoteSurroundings({ state, registry: given, children }: Props) {
  const [registry, setRegistry] = useState(given);
  const session = useSession();
  const role = session.status === 'signed-in' ? session.role : undefined;
  const remotes = useMemo(
    () => remotesOf(registry, role, async () => setRegistry(await openRegistry())),
    [registry, role],
  );
  const host = useMemo(() => hostOf(state), [state]);
  return (
    <HostProvider host={host}>
      <RemotesProvider value={remotes}>
        <PartFailureCard card={PieceCard}>
          <SlotProvider role={role}>{children}</SlotProvider>
        </PartFailureCard>
      </RemotesProvider>
    </HostProvider>
  );
}
