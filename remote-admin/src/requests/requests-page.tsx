import { useBackend } from '@kindwing/auth';
import { keys, listRequests, type RequestOverview, type Page as Sheet } from '@kindwing/backend/client';
import { serviceTypes } from '@kindwing/backend/domain';
import { Icon, LinkButton, useFormat } from '@kindwing/ui';
import { FilterBar } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { Nothing } from '../lists/nothing.tsx';
import { Page } from '../lists/page.tsx';
import { seekParams, useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { useText } from '../text.ts';
import { ExportButton } from './export-button.tsx';
import { attentions, isImpossible, readFilter, requestStatuses } from './filters.ts';
import { requestColumns } from './request-columns.tsx';

const nothing: Sheet<RequestOverview> = { rows: [], next: null, previous: null };

/** Every request, newest first; the address holds filter and page. */
export function RequestsPage() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const [params] = useSearchParams();
  const { seek } = useSeek();
  const filter = readFilter(params);
  const requests = useQuery({
    queryKey: keys.requests.list(filter, seek),
    queryFn: () => (isImpossible(filter) ? nothing : listRequests(client, filter, seek)),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('menu.requests')}
      subtitle={t('requests.subtitle')}
      actions={
        <>
          <ExportButton filter={filter} disabled={!requests.data?.rows.length} />
          <LinkButton to="/admin/requests/new-quick" startIcon={<Icon name="plus" />}>
            {t('menu.quickCreate')}
          </LinkButton>
        </>
      }
    >
      <FilterBar
        resets={seekParams}
        fields={[
          { type: 'search', name: 'q', label: t('requests.search'), placeholder: t('requests.search_hint') },
          {
            type: 'select',
            name: 'status',
            label: t('requests.status'),
            allLabel: t('requests.status.all'),
            options: [
              { value: 'open', label: t('requests.status.open') },
              ...requestStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ],
          },
          {
            type: 'select',
            name: 'service',
            label: t('requests.service'),
            allLabel: t('requests.service.all'),
            options: serviceTypes.map((value) => ({ value, label: t(`service.${value}`) })),
          },
          {
            type: 'select',
            name: 'priority',
            label: t('requests.priority'),
            allLabel: t('requests.priority.all'),
            options: [
              { value: 'urgent', label: t('priority.urgent') },
              { value: 'normal', label: t('priority.normal') },
            ],
          },
          {
            type: 'select',
            name: 'needs',
            label: t('requests.needs'),
            allLabel: t('requests.needs.all'),
            options: attentions.map((value) => ({ value, label: t(`needs.${value}`) })),
          },
        ]}
      />
      <SeekList
        query={requests}
        caption={t('menu.requests')}
        columns={requestColumns(t, format)}
        rowKey={({ id }) => id}
        onRowLink={({ id }) => `/admin/requests/${id}`}
        empty={
          <Nothing
            filtered={Object.keys(filter).length > 0}
            icon="inbox"
            title={t('requests.empty.title')}
            body={t('requests.empty.body')}
          />
        }
      />
    </Page>
  );
}
