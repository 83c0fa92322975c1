import type { RequestOverview } from '@kindwing/backend/client';
import { Box, Card, CardContent, Stack } from '@kindwing/ui';
import type { RequestParts } from '../requests/data.ts';
import { AssessAgain } from './assess-again.tsx';
import { AssistanceSteps } from './assistance-steps.tsx';
import { columns } from './columns.ts';
import { DeadlineSteps } from './deadline-steps.tsx';
import { areFlightsKnown, flightsOf } from './flights.ts';
import { Assistance, Deadlines } from './follow-up.tsx';
import { OpenedAnswers } from './opened-answers.tsx';

interface DeskNeedsProps {
  request: RequestOverview;
  parts: RequestParts;
  /** whether the reader holds the request */
  mine: boolean;
}

/** The desk's view: answers closed until they are opened; deadlines and assistance as they stand, moved on by who holds the request. */
export default function DeskNeeds({ request, parts, mine }: DeskNeedsProps) {
  const about = {
    requestId: request.id,
    travellers: parts.travellers.data ?? [],
    reader: 'staff',
    flightsKnown: areFlightsKnown(parts),
  } as const;
  return (
    <Card>
      <CardContent>
        <Box sx={columns}>
          <Stack spacing={4}>
            <OpenedAnswers key={request.id} request={request} mine={mine} />
            <Assistance
              {...about}
              steps={mine ? (item, named) => <AssistanceSteps item={item} named={named} /> : undefined}
            />
          </Stack>
          <div>
            <Deadlines
              {...about}
              flights={flightsOf(parts)}
              steps={mine ? (deadline, named) => <DeadlineSteps deadline={deadline} named={named} /> : undefined}
            />
            <AssessAgain requestId={request.id} />
          </div>
        </Box>
      </CardContent>
    </Card>
  );
}
