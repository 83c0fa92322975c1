import { Card, CardContent, Section, StatusChip } from '@kindwing/ui';
import { type Column, DataTable, DefinitionList, FilterBar, Pager, Tabs, Timeline } from '@kindwing/ui/data';
import Grid from '@mui/material/Grid';
import { useState } from 'react';

interface Row {
  id: string;
  who: string;
  kind: string;
  tone: 'info' | 'warning' | 'success';
  state: string;
  price: string;
}
const rows: Row[] = [
  { id: 'KW-7Q2M4X', who: 'Clara Whitfield', kind: 'Elderly Travelers', tone: 'info', state: 'New', price: '€45' },
  {
    id: 'KW-9B1TZ0',
    who: 'Diego Sáenz de la Torre y Montealegre',
    kind: 'Pets & Service Animals',
    tone: 'warning',
    state: 'Waiting for client',
    price: '€75',
  },
  { id: 'KW-3HJK88', who: 'Emma Okafor', kind: 'Medical Escort', tone: 'success', state: 'Booked', price: '€1,085' },
];
const columns: Column<Row>[] = [
  { key: 'id', header: 'Reference', sortable: true },
  { key: 'who', header: 'Traveller' },
  { key: 'kind', header: 'Kind' },
  { key: 'state', header: 'Status', cell: (row) => <StatusChip tone={row.tone} label={row.state} /> },
  { key: 'price', header: 'Total', numeric: true, align: 'end' },
];

export function DataPart() {
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  return (
    <Section title="Data" tone="tinted">
      <FilterBar
        fields={[
          { type: 'search', name: 'q', label: 'Search' },
          { type: 'select', name: 'kind', label: 'Kind', options: [{ value: 'a', label: 'Elderly Travelers' }] },
          { type: 'toggle', name: 'mine', label: 'Only mine' },
        ]}
      />
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        caption="Requests"
        onRowLink={(row) => `/requests/${row.id}`}
        sort={{ key: 'id', direction }}
        onSort={(sort) => setDirection(sort.direction)}
      />
      <Pager hasPrevious={false} hasNext onPrevious={() => {}} onNext={() => {}} summary="3 of many" />
      <Grid container spacing={3} sx={{ mt: 4 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Card>
            <CardContent>
              <Tabs
                label="Parts of a request"
                param="part"
                tabs={[
                  {
                    id: 'facts',
                    label: 'Facts',
                    content: (
                      <DefinitionList
                        items={[
                          { term: 'Reference', value: 'KW-7Q2M4X' },
                          { term: 'Route', value: 'Madrid → Lima' },
                          { term: 'Email', value: 'a.very.long.address.indeed@kindwing.example' },
                        ]}
                      />
                    ),
                  },
                  { id: 'messages', label: 'Messages', count: 2, content: 'Two messages' },
                ]}
              />
            </CardContent>
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Card>
            <CardContent>
              <Timeline
                label="History"
                items={[
                  { id: '1', at: '2026-03-01T09:00:00Z', title: 'Request received', icon: 'inbox', tone: 'info' },
                  { id: '2', at: '2026-03-01T11:30:00Z', title: 'Ana is looking after it', icon: 'user' },
                  {
                    id: '3',
                    at: '2026-03-02T08:15:00Z',
                    title: 'Offer sent',
                    icon: 'offer',
                    tone: 'accent',
                    body: 'Three alternatives',
                  },
                ]}
              />
            </CardContent>
          </Card>
        </Grid>
      </Grid>
    </Section>
  );
}
