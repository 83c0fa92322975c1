import type { RequestOverview } from '@kindwing/backend/client';
import { Section } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { RequestTable } from '../list/request-table.tsx';

/** The requests that neither are the next step nor wait as an open offer. */
export function OthersUnderWay({ requests, now }: { requests: readonly RequestOverview[]; now: number }) {
  const t = useText();
  if (requests.length === 0) return null;
  return (
    <Section width="none" title={t('home.others')}>
      <RequestTable requests={requests} now={now} caption={t('home.others')} quietCaption />
    </Section>
  );
}
