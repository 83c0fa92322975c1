import { useBackend } from '@kindwing/auth';
import { keys, listAssistance, listDeadlines, type Traveller } from '@kindwing/backend/client';
import { Box, Stack, Typography } from '@kindwing/ui';
import { useQuery } from '@kindwing/ui/query';
import { useText } from '../messages/text.ts';
import { AssistanceList } from './assistance-list.tsx';
import { DeadlineList } from './deadline-list.tsx';
import type { Flight } from './flights.ts';
import { PartState } from './part-state.tsx';

interface FollowUpProps {
  requestId: string;
  travellers: readonly Traveller[];
  flights: readonly Flight[];
  reader: 'client' | 'staff';
}

/** What follows from the needs: the deadlines, and what is asked of the airlines. Each loads and fails on its own. */
export function FollowUp({ requestId, travellers, flights, reader }: FollowUpProps) {
  const t = useText();
  const client = useBackend();
  const assistance = useQuery({
    queryKey: keys.request.assistance(requestId),
    queryFn: () => listAssistance(client, requestId),
  });
  const deadlines = useQuery({
    queryKey: keys.request.deadlines(requestId),
    queryFn: () => listDeadlines(client, requestId),
  });
  return (
    <Stack spacing={4}>
      <Box component="section" aria-labelledby={`deadlines-${requestId}`}>
        <Typography component="h3" variant="h6" id={`deadlines-${requestId}`} gutterBottom>
          {t('needs.deadlines.title')}
        </Typography>
        <PartState query={deadlines}>
          {(rows) =>
            rows.length === 0 ? (
              <Typography color="text.secondary">{t(`needs.deadlines.empty.${reader}`)}</Typography>
            ) : (
              <DeadlineList deadlines={rows} travellers={travellers} flights={flights} reader={reader} />
            )
          }
        </PartState>
      </Box>
      <Box component="section" aria-labelledby={`assistance-${requestId}`}>
        <Typography component="h3" variant="h6" id={`assistance-${requestId}`} gutterBottom>
          {t('needs.assistance.title')}
        </Typography>
        <PartState query={assistance}>
          {(rows) =>
            rows.length === 0 ? (
              <Typography color="text.secondary">{t(`needs.assistance.empty.${reader}`)}</Typography>
            ) : (
              <AssistanceList items={rows} travellers={travellers} reader={reader} />
            )
          }
        </PartState>
      </Box>
    </Stack>
  );
}
