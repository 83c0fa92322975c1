import { Alert, Box, PageHeader, PageTitle } from '@kindwing/ui';
import { useSearchParams } from '@kindwing/ui/router';
import { useText } from '../text.ts';
import { PromoteForm } from './promote-form.tsx';

/** `/admin/users/promote` (specification §2). */
export default function PromotePage() {
  const t = useText();
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={t('promote.page_title')} exact />
      <PageHeader title={t('promote.title')} subtitle={t('promote.subtitle')} />
      <Box sx={{ maxWidth: 560, display: 'grid', gap: 3 }}>
        <Alert>{t('promote.note')}</Alert>
        <PromoteForm initialEmail={params.get('email') ?? ''} />
      </Box>
    </>
  );
}
