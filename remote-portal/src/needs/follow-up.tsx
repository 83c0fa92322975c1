import { useBackend } from '@kindwing/auth';
import {
  type AssistanceItem,
  type Deadline,
  keys,
  listAssistance,
  listDeadlines,
  type Traveller,
} from '@kindwing/backend/client';
import { Box, Typography } from '@kindwing/ui';
import { useQuery } from '@kindwing/ui/query';
import { type ReactNode, useId } from 'react';
import { useText } from '../messages/text.ts';
import { AssistanceList } from './assistance-list.tsx';
import { DeadlineList } from './deadline-list.tsx';
import type { Flight } from './flights.ts';
import { PartState } from './part-state.tsx';
import type { Steps } from './steps.tsx';

interface FollowUpProps {
  requestId: string;
  travellers: readonly Traveller[];
  reader: 'client' | 'staff';
  /** The trip is over or won't be: nothing more will follow. */
  ended?: boolean;
  /** Booked or accepted: what had to follow from them has followed. */
  flightsKnown: boolean;
}

/** What is asked of the airlines because of the needs. Loads and fails on its own. */
export function Assistance({
  requestId,
  travellers,
  reader,
  ended = false,
  flightsKnown,
  steps,
}: FollowUpProps & Steps<AssistanceItem>) {
  const t = useText();
  const client = useBackend();
  const assistance = useQuery({
    queryKey: keys.request.assistance(requestId),
    queryFn: () => listAssistance(client, requestId),
  });
  return (
    <Part title={t('needs.assistance.title')}>
      <PartState query={assistance}>
        {(items) =>
          items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              {t(`needs.assistance.empty.${ended ? 'ended' : flightsKnown ? (`none.${reader}` as const) : reader}`)}
            </Typography>
          ) : (
            <AssistanceList items={items} travellers={travellers} reader={reader} steps={steps} />
          )
        }
      </PartState>
    </Part>
  );
}

/** What has to be done by when because of the needs. Loads and fails on its own. */
export function Deadlines({
  requestId,
  travellers,
  flights,
  reader,
  ended = false,
  flightsKnown,
  steps,
}: FollowUpProps & Steps<Deadline> & { flights: readonly Flight[] }) {
  const t = useText();
  const client = useBackend();
  const deadlines = useQuery({
    queryKey: keys.request.deadlines(requestId),
    queryFn: () => listDeadlines(client, requestId),
  });
  return (
    <Part title={t('needs.deadlines.title')}>
      <PartState query={deadlines}>
        {(rows) =>
          rows.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              {t(`needs.deadlines.empty.${ended ? 'ended' : flightsKnown ? 'none' : reader}`)}
            </Typography>
          ) : (
            <DeadlineList deadlines={rows} travellers={travellers} flights={flights} reader={reader} steps={steps} />
          )
        }
      </PartState>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography component="h3" variant="h3" id={headingId} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
