import { useBackend, useRole } from '@kindwing/auth';
import { setAccountStatus, setUserRole } from '@kindwing/backend/client';
import { useHost } from '@kindwing/contract';
import { Alert, Box, Button, ErrorState, Icon, StatusChip, Typography, toast } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useMutation, useQuery, useQueryClient } from '@kindwing/ui/query';
import { failureText } from '../failure.ts';
import { Page } from '../lists/page.tsx';
import { AccountStatusChip, RoleChip } from '../status/chips.tsx';
import { useText } from '../text.ts';
import { isAsSeeded, readDemoAccounts } from './demo-accounts.ts';
import { ProductionRefusal } from './production-refusal.tsx';

/** `/dev/seed`: the demo accounts as they stand, and the ways back to how they began. */
export function SeedPage() {
  const t = useText();
  const { environment } = useHost();
  return (
    <Page title={t('dev.seed')} subtitle={t('dev.seed.subtitle')}>
      {environment === 'production' ? <ProductionRefusal /> : <DemoAccounts />}
    </Page>
  );
}

function DemoAccounts() {
  const t = useText();
  const client = useBackend();
  const queries = useQueryClient();
  const { isAdmin } = useRole();
  const accounts = useQuery({ queryKey: ['profiles', 'demo'], queryFn: () => readDemoAccounts(client), staleTime: 0 });
  const astray = (accounts.data ?? []).filter((account) => account.found && !isAsSeeded(account));
  const restore = useMutation({
    mutationFn: async () => {
      for (const { found, role } of astray) {
        if (!found) continue;
        if (found.status !== 'active') await setAccountStatus(client, found.id, 'active');
        if (found.role !== role) await setUserRole(client, found.id, role);
      }
    },
    onSuccess: () => toast({ title: t('dev.seed.restored'), tone: 'success' }),
    onError: (error) =>
      toast({ title: t('failure.title'), description: failureText(error, t).body, tone: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['profiles'] }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 860 }}>
      <Alert title={t('dev.seed.how')}>
        {t('dev.seed.how_body')}
        <Box component="pre" sx={{ m: 0, mt: 1, fontSize: '0.9375rem', whiteSpace: 'pre-wrap' }}>
          npm run reset{'\n'}npm start
        </Box>
      </Alert>
      {accounts.isError && !accounts.data ? (
        <ErrorState
          title={t('list.failed')}
          body={failureText(accounts.error, t).body}
          onRetry={() => void accounts.refetch()}
        />
      ) : (
        <DataTable
          caption={t('dev.seed.accounts')}
          loading={accounts.isPending}
          rows={accounts.data ?? []}
          rowKey={({ email }) => email}
          columns={[
            { key: 'email', header: t('clients.email') },
            { key: 'role', header: t('dev.seed.begins'), cell: ({ role }) => <RoleChip role={role} /> },
            {
              key: 'found',
              header: t('dev.seed.now'),
              cell: ({ found }) =>
                found ? (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                    <RoleChip role={found.role} />
                    <AccountStatusChip status={found.status} />
                  </Box>
                ) : (
                  <StatusChip tone="warning" label={t('dev.seed.absent')} />
                ),
            },
          ]}
        />
      )}
      {isAdmin ? (
        <div>
          <Button
            startIcon={<Icon name="undo" />}
            loading={restore.isPending}
            disabled={astray.length === 0}
            onClick={() => restore.mutate()}
          >
            {t('dev.seed.restore')}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {accounts.data && t('dev.seed.astray', { count: astray.length })}
          </Typography>
        </div>
      ) : (
        <Alert>{t('dev.seed.read_only')}</Alert>
      )}
    </Box>
  );
}
