import { Alert, Box, Typography } from '@kindwing/ui';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';
import { ContactInbox } from './contact-inbox.tsx';

/** What people wrote through the contact form; cases of travellers will join it. */
export function SupportPage() {
  const t = useText();
  return (
    <Page title={t('menu.support')} subtitle={t('support.subtitle')}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('support.inbox')}
      </Typography>
      <ContactInbox />
      <Box sx={{ mt: 5, maxWidth: '72ch' }}>
        <Alert title={t('support.cases.title')}>{t('support.cases.body')}</Alert>
      </Box>
    </Page>
  );
}
