import type { RequestOverview } from '@kindwing/backend/client';
import { PageHeader } from '@kindwing/ui';
import type { RequestParts } from '../requests/data.ts';
import { EventTimeline } from '../requests/event-timeline.tsx';

export function ClientRequest({ request, parts }: { request: RequestOverview; parts: RequestParts }) {
  return (
    <>
      <PageHeader title={request.reference} />
      <EventTimeline events={parts.events.data ?? []} />
    </>
  );
}
