import { Alert, Button } from '@kindwing/ui';
import { useEffect, useState } from 'react';
import { useText } from '../messages/index.ts';
import { overrides, resetOverrides } from './overrides.ts';

/**
 * Nobody should look at a local version without knowing it; it stays until it is reset. It comes after the first drawing: a page
 * that was made ahead of time knows nothing of this browser, and must be taken over as it is.
 */
export function OverrideBanner() {
  const t = useText();
  const [used, setUsed] = useState<[part: string, base: string][]>([]);
  const [blocked, setBlocked] = useState(false);
  useEffect(() => setUsed(Object.entries(overrides())), []);
  if (!used.length) return null;
  const reset = () => {
    if (resetOverrides() === 'blocked') return setBlocked(true);
    const address = new URL(location.href);
    for (const name of [...address.searchParams.keys()])
      if (name.startsWith('remote.')) address.searchParams.delete(name);
    location.replace(address.href);
  };
  return (
    <Alert
      severity="warning"
      role="status"
      title={t('federation.override.title')}
      action={
        <Button color="inherit" onClick={reset}>
          {t('federation.override.reset')}
        </Button>
      }
    >
      {used.map(([part, base]) => (
        <div key={part}>{t('federation.override.body', { part, base })}</div>
      ))}
      {blocked ? <div>{t('federation.override.blocked')}</div> : null}
    </Alert>
  );
}
