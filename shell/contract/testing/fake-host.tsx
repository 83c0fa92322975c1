import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Host, HostProvider } from '../src/host.ts';
import { type PartFailure, PartFailureCard } from '../src/lazy-part.ts';
import { SlotFiller, type SlotRequest } from '../src/slot.ts';

export const fakeHost = (changes: Partial<Host> = {}): Host => ({
  environment: 'test',
  supportPhone: '+34 900 000 000',
  openPrivacySettings: () => undefined,
  siteUrl: 'https://kindwing.example',
  formAddress: 'https://api.example/functions/v1/public-form',
  ...changes,
});

export interface FakeHostProps {
  host?: Partial<Host>;
  /** What fills which slot; a slot that isn't named here says so in the page, as a missing remote would. */
  slots?: Readonly<Record<string, ComponentType<never>>>;
  children: ReactNode;
}

const FakeCard = ({ error, retry }: PartFailure) => (
  <div role="alert">
    {error.message}
    <button type="button" onClick={retry}>
      Try again
    </button>
  </div>
);

const fillerOf = (slots: NonNullable<FakeHostProps['slots']>) =>
  function FakeSlot({ name, props = {} }: SlotRequest) {
    const Filling = slots[name] as ComponentType<Record<string, unknown>> | undefined;
    return Filling ? <Filling {...props} /> : <div role="alert">No component fills the slot {name}</div>;
  };

const noSlots = {};

/** The shell as a remote sees it, for tests of its pages. */
export function FakeHost({ host, slots = noSlots, children }: FakeHostProps) {
  const fill = useMemo(() => fillerOf(slots), [slots]);
  return (
    <HostProvider host={fakeHost(host)}>
      <PartFailureCard card={FakeCard}>
        <SlotFiller fill={fill}>{children}</SlotFiller>
      </PartFailureCard>
    </HostProvider>
  );
}
