import { Box, Button, Typography } from '@kindwing/ui';
import { Dialog } from '@kindwing/ui/more';
import { useText } from '../../messages/index.ts';
import { chooseCookies } from './cookie-choice.ts';
import { useCookieChoice } from './use-cookie-choice.ts';

/** Says what was chosen about cookies, and takes another choice. */
export default function PrivacyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const choice = useCookieChoice();
  const state = choice ? (choice.analytics || choice.marketing ? 'accepted' : 'declined') : 'undecided';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('privacy.title')}
      actions={
        <Button variant="text" onClick={onClose}>
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
