import { citeIn } from '@kindwing/backend/domain/messages';
import { Box, TextLink } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
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
  const { language } = useLanguage();
  const { text, lang } = citeIn(source.cite, language);
  const cite = lang ? <span lang={lang}>{text}</span> : text;
  const facts = [
    source.seenOn && t('rules.source.seen', { day: source.seenOn }),
    source.effectiveFrom && t('rules.source.from', { day: source.effectiveFrom }),
    source.verified ? t('rules.source.verified') : t('rules.source.unverified'),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem', fontWeight: 400 }}>
      {source.url ? <TextLink href={source.url}>{cite}</TextLink> : cite} · {facts.join(' · ')}
    </Box>
  );
}
