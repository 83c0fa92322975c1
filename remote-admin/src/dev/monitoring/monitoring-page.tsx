import { useBackend } from '@kindwing/auth';
import { isBackendError, keys, type MonitoringReport, readMonitoring } from '@kindwing/backend/client';
import { Box, Button, EmptyState, ErrorState, Icon, LoadingNotice, Section } from '@kindwing/ui';
import { FilterBar } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { oneOf } from '../../choice.ts';
import { failureText } from '../../failure.ts';
import { Page } from '../../lists/page.tsx';
import { useText } from '../../text.ts';
import { Collecting } from './collecting.tsx';
import { FaultsTable } from './faults-table.tsx';
import { LoadsTable } from './loads-table.tsx';
import { VitalsTable } from './vitals-table.tsx';

/** Beside the usual one. */
const periods = ['1', '30'] as const;
const USUAL = 7;

function Report({ report, owner }: { report: MonitoringReport; owner: string | null }) {
  const t = useText();
  const theirs = <Row extends { owner: string }>(rows: readonly Row[]) =>
    owner ? rows.filter((row) => row.owner === owner) : rows;
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Section title={t('monitoring.faults')} subtitle={t('monitoring.faults.note')} width="none">
        <FaultsTable faults={theirs(report.faults)} />
      </Section>
      <Section title={t('monitoring.loads')} subtitle={t('monitoring.loads.note')} width="none">
        <LoadsTable loads={theirs(report.loads)} />
      </Section>
      <Section title={t('monitoring.vitals')} subtitle={t('monitoring.vitals.note')} width="none">
        <VitalsTable measured={report.vitals} />
      </Section>
    </Box>
  );
}

/** `/dev/monitoring`: whose part of the site is slow or failing, from what pages told. The database decides who may read it. */
export default function MonitoringPage() {
  const t = useText();
  const client = useBackend();
  const [params] = useSearchParams();
  const days = Number(oneOf(params.get('days'), periods) ?? USUAL);
  const { data, error, isFetching, isPending, refetch } = useQuery({
    queryKey: keys.monitoring(days),
    queryFn: () => readMonitoring(client, days),
    placeholderData: keepPreviousData,
  });
  const owners = [...new Set([...(data?.faults ?? []), ...(data?.loads ?? [])].map(({ owner }) => owner))].sort();
  const owner = oneOf(params.get('owner'), owners);
  if (isBackendError(error) && error.reason === 'admin_only')
    return (
      <Page title={t('monitoring.title')}>
        <EmptyState icon="lock" title={t('monitoring.admin_only')} body={t('monitoring.admin_only_body')} />
      </Page>
    );
  return (
    <Page
      title={t('monitoring.title')}
      subtitle={t('monitoring.subtitle')}
      actions={
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t('monitoring.refresh')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, mb: 3 }}>
        <Collecting />
        <FilterBar
          label={t('monitoring.filters')}
          fields={[
            {
              type: 'select',
              name: 'days',
              label: t('monitoring.days'),
              allLabel: t('monitoring.days.7'),
              options: periods.map((value) => ({ value, label: t(`monitoring.days.${value}`) })),
            },
            {
              type: 'select',
              name: 'owner',
              label: t('monitoring.owner'),
              allLabel: t('monitoring.owner.all'),
              options: owners.map((value) => ({ value, label: value })),
            },
          ]}
        />
      </Box>
      {isPending && <LoadingNotice text={t('monitoring.loading')} />}
      {error && !data && (
        <ErrorState title={t('monitoring.failed')} body={failureText(error, t).body} onRetry={() => void refetch()} />
      )}
      {data && <Report report={data} owner={owner} />}
    </Page>
  );
}
