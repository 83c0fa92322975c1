import type { Deadline } from '@kindwing/backend/client';
import { citeIn } from '@kindwing/backend/domain/messages';
import { TextLink, Typography } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../messages/text.ts';

/** Where the rule behind a deadline stands, in the reader's language as far as it isn't a title. */
export function DeadlineSource({ source, source_url: url }: Pick<Deadline, 'source' | 'source_url'>) {
  const t = useText();
  const { language } = useLanguage();
  const { text, lang } = citeIn(source, language);
  const cite = <span lang={lang}>{text}</span>;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('needs.deadlines.source')} {url ? <TextLink href={url}>{cite}</TextLink> : cite}
    </Typography>
  );
}
