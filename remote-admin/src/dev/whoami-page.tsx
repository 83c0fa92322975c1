import { useAuth, useBackend, useRole } from '@kindwing/auth';
import { getMyAccount, keys } from '@kindwing/backend/client';
import { Alert, Button, ErrorState, Icon, LoadingNotice, Paper, Typography, toast, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useMutation, useQuery } from '@kindwing/ui/query';
import { failureText } from '../failure.ts';
import { Page } from '../lists/page.tsx';
import { AccountStatusChip, RoleChip } from '../status/chips.tsx';
import { useText } from '../text.ts';

/** `/dev/whoami`: who the token says you are, and who the database says you are. */
export function WhoamiPage() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { user, session } = useAuth();
  const { role } = useRole();
  const account = useQuery({ queryKey: keys.account(), queryFn: () => getMyAccount(client), staleTime: 0 });
  const renew = useMutation({
    mutationFn: async () => {
      const { error } = await client.auth.refreshSession();
      if (error) throw error;
      await account.refetch();
    },
    onSuccess: () => toast({ title: t('dev.whoami.renewed'), tone: 'success' }),
    onError: (error) => toast({ title: t('dev.whoami.not_renewed'), description: error.message, tone: 'destructive' }),
  });
  const claim: unknown = user?.app_metadata.role;
  const mirror = account.data;
  const expires = session?.expires_at ? new Date(session.expires_at * 1000) : null;
  return (
    <Page
      title={t('dev.whoami')}
      subtitle={t('dev.whoami.subtitle')}
      actions={
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" />}
          loading={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {t('dev.whoami.renew')}
        </Button>
      }
    >
      {mirror && mirror.role !== role && (
        <Alert severity="warning" title={t('dev.whoami.differ')} sx={{ mb: 3 }}>
          {t('dev.whoami.differ_body')}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
        <Typography variant="h2" sx={{ mb: 2, fontSize: '1.25rem' }}>
          {t('dev.whoami.session')}
        </Typography>
        <DefinitionList
          items={[
            { term: t('dev.whoami.id'), value: user?.id },
            { term: t('clients.email'), value: user?.email },
            { term: t('dev.whoami.claim'), value: typeof claim === 'string' ? claim : t('dev.whoami.no_claim') },
            { term: t('dev.whoami.derived'), value: <RoleChip role={role} /> },
            { term: t('dev.whoami.expires'), value: expires && format.dateTime(expires) },
          ]}
        />
        <Typography variant="h2" sx={{ mt: 4, mb: 2, fontSize: '1.25rem' }}>
          {t('dev.whoami.database')}
        </Typography>
        {account.isPending && <LoadingNotice text={t('dev.whoami.loading')} />}
        {account.isError && !mirror && (
          <ErrorState
            title={t('list.failed')}
            body={failureText(account.error, t).body}
            onRetry={() => void account.refetch()}
          />
        )}
        {account.isSuccess && !mirror && <Alert severity="warning">{t('dev.whoami.no_profile')}</Alert>}
        {mirror && (
          <DefinitionList
            items={[
              { term: t('dev.whoami.mirror'), value: <RoleChip role={mirror.role} /> },
              { term: t('users.status'), value: <AccountStatusChip status={mirror.status} /> },
              { term: t('dev.whoami.name'), value: mirror.name || '–' },
              { term: t('users.language'), value: t(`language.${mirror.language}`) },
              { term: t('clients.time_zone'), value: mirror.time_zone },
            ]}
          />
        )}
      </Paper>
    </Page>
  );
}
