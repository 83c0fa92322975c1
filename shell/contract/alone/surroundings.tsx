import { Alert, Button, toast } from '@kindwing/ui';
import description from 'kindwing-alone/description';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { type Host, HostProvider } from '../src/host.ts';
import { type PartFailure, PartFailureCard } from '../src/lazy-part.ts';
import type { Part } from '../src/remote.ts';
import { SlotFiller, type SlotRequest } from '../src/slot.ts';
import { useText } from './messages.ts';
import { slotsOfRemote } from './remote-under-work.ts';
import type { Service } from './service.ts';

function PartCard({ error, retry }: PartFailure) {
  const t = useText();
  return (
    <Alert severity="error" action={<Button onClick={retry}>{t('page.retry')}</Button>}>
      {t('page.failed', { reason: error.message })}
    </Alert>
  );
}

const drawn = new Map<string, ReturnType<typeof lazy>>();
const drawnSlot = (name: string, part: Part) => {
  const known = drawn.get(name) ?? lazy(part as Part<object>);
  drawn.set(name, known);
  return known;
};

/** The remote's own slots are drawn; those of others say what stands there in the shell. */
function OwnSlot({ name, props = {} }: SlotRequest) {
  const t = useText();
  const [owner, part = ''] = name.split('/');
  const own = owner === description.name ? slotsOfRemote()[part] : undefined;
  if (!own) return <Alert severity="info">{t('slot.other', { name })}</Alert>;
  const Filling = drawnSlot(name, own);
  return (
    <Suspense>
      <Filling {...props} />
    </Suspense>
  );
}

/** What the contract promises a remote, in the place of the shell. */
export function Surroundings({ service, children }: { service: Service | undefined; children: ReactNode }) {
  const t = useText();
  const host = useMemo<Host>(
    () => ({
      environment: 'development',
      supportPhone: service?.supportPhone ?? '+34 900 000 000',
      siteUrl: location.origin,
      formAddress: service ? `${service.apiUrl}/functions/v1/public-form` : '',
      openPrivacySettings: () => toast({ title: t('privacy.opened') }),
    }),
    [service, t],
  );
  return (
    <HostProvider host={host}>
      <PartFailureCard card={PartCard}>
        <SlotFiller fill={OwnSlot}>{children}</SlotFiller>
      </PartFailureCard>
    </HostProvider>
  );
}
