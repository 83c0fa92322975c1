import { Button } from '@kindwing/ui';
import { useText } from '../../messages/index.ts';
import { Done } from '../done.tsx';

/** After a sign-in link was asked for: the toast goes, this stays. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useText();
  return (
    <>
      <Done title={t('login.linkSent')}>{t('login.linkSentLong', { email })}</Done>
      <Button variant="text" onClick={onOther} sx={{ mt: 2 }}>
        {t('login.other')}
      </Button>
    </>
  );
}
