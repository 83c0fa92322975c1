import { CONTRACT_VERSION } from '@kindwing/contract';
import { ErrorState, LoadingNotice, Paper } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useLanguage } from '@kindwing/ui/i18n';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';
import { shortened } from './configuration.ts';
import { useConfiguration } from './use-configuration.ts';

/** `/dev/env`: what this page runs with. Nothing secret reaches a browser, and the public key is shown in part. */
export function EnvPage() {
  const t = useText();
  const { language } = useLanguage();
  const { data, error, isPending, refetch } = useConfiguration();
  return (
    <Page title={t('dev.env')} subtitle={t('dev.env.subtitle')}>
      {isPending && <LoadingNotice text={t('dev.env.loading')} />}
      {error && !data && (
        <ErrorState title={t('dev.env.failed')} body={t('dev.env.failed_body')} onRetry={() => void refetch()} />
      )}
      {data && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
          <DefinitionList
            items={[
              { term: t('dev.env.environment'), value: data.environment },
              { term: t('dev.env.api'), value: data.apiUrl || t('dev.missing') },
              { term: t('dev.env.key'), value: data.anonKey ? shortened(data.anonKey) : t('dev.missing') },
              { term: t('dev.env.phone'), value: data.supportPhone || t('dev.missing') },
              { term: t('dev.env.place'), value: data.place },
              { term: t('dev.env.origin'), value: window.location.origin },
              { term: t('dev.env.contract'), value: CONTRACT_VERSION },
              { term: t('dev.env.language'), value: language },
              { term: t('dev.env.zone'), value: Intl.DateTimeFormat().resolvedOptions().timeZone },
            ]}
          />
        </Paper>
      )}
    </Page>
  );
}
