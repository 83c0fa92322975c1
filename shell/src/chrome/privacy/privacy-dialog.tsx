import { Box, Button, Dialog, Typography } from '@kindwing/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../messages/index.ts';
import { chooseCookies } from './cookie-choice.ts';
import { privacyOpen, setPrivacyOpen } from './privacy-open.ts';
import { useCookieChoice } from './use-cookie-choice.ts';

/** Says what was chosen about cookies, and takes another choice. */
export function PrivacyDialog() {
  const t = useText();
  const open = useSyncExternalStore(privacyOpen.subscribe, privacyOpen.getState, () => false);
  const choice = useCookieChoice();
  const close = () => setPrivacyOpen(false);
  const state = choice ? (choice.analytics || choice.marketing ? 'accepted' : 'declined') : 'undecided';
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('privacy.title')}
      actions={
        <Button variant="text" onClick={close}>
          {t('privacy.close')}
        </Button>
      }
    >
      <Typography>{t('privacy.body')}</Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }} role="status">
        {t(`privacy.${state}`)}
      </Typography>
      <Box sx={{ mt: 2.5, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button onClick={() => chooseCookies(true)}>{t('cookies.accept')}</Button>
        <Button variant="outlined" onClick={() => chooseCookies(false)}>
          {t('cookies.decline')}
        </Button>
      </Box>
    </Dialog>
  );
}
