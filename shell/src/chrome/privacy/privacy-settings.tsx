import { lazyPart } from '@kindwing/contract';
import { Suspense, useSyncExternalStore } from 'react';
import { useOnDemand } from '../on-demand.ts';
import { privacyOpen, setPrivacyOpen } from './privacy-open.ts';

const PrivacyDialog = lazyPart(() => import('./privacy-dialog.tsx'));

const close = () => setPrivacyOpen(false);

/** The privacy dialog, downloaded when it is first opened. */
export function PrivacySettings() {
  const open = useSyncExternalStore(privacyOpen.subscribe, privacyOpen.getState, () => false);
  const isHere = useOnDemand(PrivacyDialog, open, close);
  return isHere ? (
    <Suspense fallback={null}>
      <PrivacyDialog open={open} onClose={close} />
    </Suspense>
  ) : null;
}
