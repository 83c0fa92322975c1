import type { RequestOverview } from '@kindwing/backend/client';
import { Box, Card, CardContent } from '@kindwing/ui';
import type { RequestParts } from '../requests/data.ts';
import { AssessAgain } from './assess-again.tsx';
import { flightsOf } from './flights.ts';
import { FollowUp } from './follow-up.tsx';
import { OpenedAnswers } from './opened-answers.tsx';

interface DeskNeedsProps {
  request: RequestOverview;
  parts: RequestParts;
}

/** The desk's view: answers closed until they are opened with a reason; deadlines and assistance as they stand. */
export default function DeskNeeds({ request, parts }: DeskNeedsProps) {
  return (
    <Card>
      <CardContent>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <OpenedAnswers key={request.id} request={request} />
          <div>
            <FollowUp
              requestId={request.id}
              travellers={parts.travellers.data ?? []}
              flights={flightsOf(parts)}
              reader="staff"
            />
            <AssessAgain requestId={request.id} />
          </div>
        </Box>
      </CardContent>
    </Card>
  );
}
