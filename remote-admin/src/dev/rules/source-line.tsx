import { Box, TextLink } from '@kindwing/ui';
import { useText } from '../../text.ts';

export interface RuleSource {
  readonly cite: string;
  readonly url?: string;
  readonly seenOn?: string;
  readonly effectiveFrom?: string;
  readonly verified: boolean;
}

/** Where a rule was read and when; an unconfirmed one says so. */
export function SourceLine({ source }: { source: RuleSource }) {
  const t = useText();
  const facts = [
    source.seenOn && t('rules.source.seen', { day: source.seenOn }),
    source.effectiveFrom && t('rules.source.from', { day: source.effectiveFrom }),
    source.verified ? t('rules.source.verified') : t('rules.source.unverified'),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem', fontWeight: 400 }}>
      {source.url ? <TextLink href={source.url}>{source.cite}</TextLink> : source.cite} · {facts.join(' · ')}
    </Box>
  );
}
