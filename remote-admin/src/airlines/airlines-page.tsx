import { useBackend } from '@kindwing/auth';
import { type Airline, keys, type LicenceArea, listAirlines } from '@kindwing/backend/client';
import { EmptyState, ErrorState, StatusChip, TextLink, Typography } from '@kindwing/ui';
import { DataTable, FilterBar } from '@kindwing/ui/data';
import { useLanguage } from '@kindwing/ui/i18n';
import { useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { oneOf } from '../choice.ts';
import { failureText } from '../failure.ts';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';
import { AirlineContact } from './airline-contact.tsx';
import { matching } from './matching.ts';

const areas = ['EU', 'UK', 'CH', 'US', 'other'] as const satisfies readonly LicenceArea[];

/** The carriers that we book with: whose law binds them, and how to reach their assistance desk. */
export function AirlinesPage() {
  const t = useText();
  const { language } = useLanguage();
  const client = useBackend();
  const [params] = useSearchParams();
  const area = oneOf(params.get('area'), areas);
  // About a hundred carriers: read once, searched here.
  const airlines = useQuery({ queryKey: keys.airlines({}), queryFn: () => listAirlines(client) });
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const rows = matching(airlines.data ?? [], { area, search: params.get('q') ?? '' });
  return (
    <Page title={t('menu.airlines')} subtitle={t('airlines.subtitle')}>
      <FilterBar
        summary={
          airlines.data ? (
            <Typography variant="body2" sx={{ mb: 1.5 }}>
              {t('airlines.count', { count: rows.length })}
            </Typography>
          ) : null
        }
        fields={[
          { type: 'search', name: 'q', label: t('airlines.search') },
          {
            type: 'select',
            name: 'area',
            label: t('airlines.area'),
            allLabel: t('airlines.area.all'),
            options: areas.map((value) => ({ value, label: t(`airlines.area.${value}`) })),
          },
        ]}
      />
      {airlines.isError && !airlines.data ? (
        <ErrorState
          title={t('list.failed')}
          body={failureText(airlines.error, t).body}
          onRetry={() => void airlines.refetch()}
        />
      ) : (
        <DataTable<Airline>
          caption={t('menu.airlines')}
          quietCaption
          loading={airlines.isPending}
          rows={rows}
          rowKey={({ code }) => code}
          empty={<EmptyState icon="plane" title={t('airlines.empty.title')} body={t('airlines.empty.body')} />}
          columns={[
            {
              key: 'name',
              header: t('airlines.name'),
              cell: ({ name, active }) => (
                <>
                  {name} {active ? null : <StatusChip tone="neutral" label={t('airlines.inactive')} />}
                </>
              ),
            },
            { key: 'code', header: t('airlines.code') },
            { key: 'country', header: t('airlines.country'), cell: ({ country }) => countries.of(country) ?? country },
            { key: 'area', header: t('airlines.area'), cell: (row) => t(`airlines.area.${row.licence_area}`) },
            { key: 'contact', header: t('airlines.contact'), cell: (row) => <AirlineContact airline={row} /> },
          ]}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, maxWidth: '68ch' }}>
        {t('airlines.rules_note')} <TextLink to="/admin/requests?needs=to_book">{t('airlines.to_book')}</TextLink>
      </Typography>
    </Page>
  );
}
