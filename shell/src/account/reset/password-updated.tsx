import { Alert } from '@kindwing/ui';
import { useNavigate } from '@kindwing/ui/router';
import { useEffect } from 'react';
import { useText } from '../../messages/index.ts';

/** ms before the login page follows (specification §9) */
const REDIRECT_MS = 2500;

export function PasswordUpdated() {
  const t = useText();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Alert severity="success" title={t('reset.updated')}>
      {t('reset.updatedBody')}
    </Alert>
  );
}
