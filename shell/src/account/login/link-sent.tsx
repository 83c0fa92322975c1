import { Alert, Button } from '@kindwing/ui';
import { useText } from '../../messages/index.ts';

/** After a sign-in link was asked for: the toast goes, this stays. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useText();
  return (
    <>
      <Alert severity="success" title={t('login.linkSent')}>
        {t('login.linkSentLong', { email })}
      </Alert>
      <Button variant="text" onClick={onOther} sx={{ mt: 2 }}>
        {t('login.other')}
      </Button>
    </>
  );
}
