import { Alert } from '@kindwing/ui';
import { useText } from '../messages/index.ts';
import type { LoadedRemote } from './state.ts';

/** Says that an earlier version stands in, and why. */
export function StandInNotice({ remote: { release, standsInFor } }: { remote: LoadedRemote }) {
  const t = useText();
  if (!standsInFor) return null;
  const needsNewerSite = standsInFor.cause === 'contract' || standsInFor.cause === 'shared-version';
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {t(needsNewerSite ? 'federation.mismatch' : 'federation.earlier', { version: release.version })}
    </Alert>
  );
}
