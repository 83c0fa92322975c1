import { useRole } from '@kindwing/auth';
import { useHost } from '@kindwing/contract';
import { Alert, Box, Section } from '@kindwing/ui';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';
import { PromoteForm } from '../users/promote-form.tsx';
import { FixedPromotion } from './fixed-promotion.tsx';
import { ProductionRefusal } from './production-refusal.tsx';

/** `/dev/scripts`: what otherwise would be typed into a console. Without an admin's rights each says so. */
export default function ScriptsPage() {
  const t = useText();
  const { isAdmin } = useRole();
  const { environment } = useHost();
  return (
    <Page title={t('dev.scripts')} subtitle={t('dev.scripts.subtitle')}>
      {environment === 'production' ? (
        <ProductionRefusal />
      ) : (
        <Box sx={{ maxWidth: 640 }}>
          {!isAdmin && <Alert>{t('dev.scripts.agent')}</Alert>}
          <Section title={t('dev.scripts.fixed')} width="none">
            <FixedPromotion />
          </Section>
          <Section title={t('promote.title')} subtitle={t('promote.note')} width="none">
            <PromoteForm />
          </Section>
        </Box>
      )}
    </Page>
  );
}
