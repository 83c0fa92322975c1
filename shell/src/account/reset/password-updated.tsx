import { useNavigate } from '@kindwing/ui/router';
import { useEffect } from 'react';
import { useText } from '../../messages/index.ts';
import { Done } from '../done.tsx';

/** ms before the login page follows (specification §9) */
const REDIRECT_MS = 2500;

/** The login page follows once the sign-out is through: it takes whoever is still signed in elsewhere. */
export function PasswordUpdated({ signedOut }: { signedOut: Promise<unknown> }) {
  const t = useText();
  const navigate = useNavigate();
  useEffect(() => {
    let here = true;
    const timer = setTimeout(async () => {
      await signedOut;
      if (here) void navigate('/login', { replace: true });
    }, REDIRECT_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [navigate, signedOut]);
  return <Done title={t('reset.updated')}>{t('reset.updatedBody')}</Done>;
}
