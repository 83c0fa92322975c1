import { useBackend } from '@kindwing/auth';
import { keys, listNeeds, type RequestOverview, type TravellerNeeds } from '@kindwing/backend/client';
import { Box, Card, CardContent, Stack, TextLink, Typography, useFormat } from '@kindwing/ui';
import { useQuery } from '@kindwing/ui/query';
import { useText } from '../messages/text.ts';
import type { RequestParts } from '../requests/data.ts';
import { AnswerList } from './answer-list.tsx';
import { columns } from './columns.ts';
import { areFlightsKnown, flightsOf } from './flights.ts';
import { Assistance, Deadlines } from './follow-up.tsx';
import { PartState } from './part-state.tsx';
import { WithdrawNeeds } from './withdraw-needs.tsx';

interface ClientNeedsProps {
  request: RequestOverview;
  parts: RequestParts;
}

/** A client's own answers about help, which nobody else may select, and what follows from them. */
export default function ClientNeeds({ request, parts }: ClientNeedsProps) {
  const t = useText();
  const client = useBackend();
  const travellers = parts.travellers.data ?? [];
  const needs = useQuery({ queryKey: keys.request.needs(request.id), queryFn: () => listNeeds(client, request.id) });
  const place = ({ traveller_id: id }: TravellerNeeds) => travellers.findIndex((traveller) => traveller.id === id);
  const nameOf = (row: TravellerNeeds) => travellers[place(row)]?.name ?? '';
  const ended = request.status === 'completed' || request.status === 'cancelled';
  const about = {
    requestId: request.id,
    travellers,
    reader: 'client',
    ended,
    flightsKnown: areFlightsKnown(parts),
  } as const;
  return (
    <Card>
      <CardContent>
        <Box sx={columns}>
          <Stack spacing={4}>
            <PartState query={needs}>
              {(rows) =>
                rows.length === 0 ? (
                  <Typography>{t('needs.told.empty')}</Typography>
                ) : (
                  <Stack spacing={3}>
                    {[...rows]
                      .sort((a, b) => place(a) - place(b))
                      .map((row) => (
                        <Told key={row.id} request={request} row={row} name={nameOf(row)} />
                      ))}
                    <Typography variant="body2">
                      {t('needs.told.private')} {t('needs.told.change')}{' '}
                      <TextLink to={`/portal/requests/${request.id}#messages`}>{t('needs.told.messages')}</TextLink>
                    </Typography>
                    {/* What was given under one consent goes with it, for all of its travellers. */}
                    {[...new Set(rows.map(({ consent_id: consent }) => consent))].map((consent) => {
                      const together = rows.filter(({ consent_id: given }) => given === consent);
                      return (
                        <WithdrawNeeds
                          key={consent}
                          travellerId={together[0]?.traveller_id ?? ''}
                          name={together.map(nameOf).filter(Boolean).join(', ')}
                        />
                      );
                    })}
                  </Stack>
                )
              }
            </PartState>
            <Assistance {...about} />
          </Stack>
          <Deadlines {...about} flights={flightsOf(parts)} />
        </Box>
      </CardContent>
    </Card>
  );
}

function Told({ request, row, name }: { request: RequestOverview; row: TravellerNeeds; name: string }) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <Box component="section" aria-labelledby={`needs-${row.id}`}>
      <Typography component="h3" variant="h3" id={`needs-${row.id}`}>
        {name || t(`service.${request.service_type}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('needs.told.saved', { when: dateTime(row.updated_at) })}
      </Typography>
      <AnswerList service={request.service_type} answers={row.answers} headings="h4" />
    </Box>
  );
}
