import { Box, TextLink, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';

export interface NotedSource {
  readonly cite: string;
  readonly url?: string;
  readonly seenOn: string;
  readonly verified: boolean;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Where a rule was read and when. One that no official page has confirmed says so, and whom to ask. */
export function SourceNote({ source }: { source: NotedSource }) {
  const t = useText();
  const format = useFormat();
  const day = isDay(source.seenOn) ? format.date(source.seenOn) : source.seenOn;
  // The domain library cites in English, whatever the page speaks.
  const cite = <span lang="en">{source.cite}</span>;
  return (
    <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
      {t('tools.source')}{' '}
      {source.url ? (
        <TextLink href={source.url} newTab>
          {cite}
        </TextLink>
      ) : (
        cite
      )}
      . {t(source.verified ? 'tools.source.verified' : 'tools.source.unverified', { day })}
    </Box>
  );
}
