import { citeIn } from '@kindwing/backend/domain/messages';
import { Box, TextLink, useFormat } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../../messages/use-text.ts';

export interface NotedSource {
  readonly cite: string;
  readonly url?: string;
  readonly seenOn: string;
  readonly verified: boolean;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const words = {
  rule: 'tools.source',
  law: 'tools.source.law',
  limit: 'tools.source.limit',
} as const;

export interface SourceNoteProps {
  source: NotedSource;
  /** Who can confirm it: airline or authority, the law itself, or the law of the court's country. */
  of?: keyof typeof words;
}

/** Where a rule was read and when. One that no official page has confirmed says so, and whom to ask. */
export function SourceNote({ source, of = 'rule' }: SourceNoteProps) {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  const day = isDay(source.seenOn) ? format.date(source.seenOn) : source.seenOn;
  const { text, lang } = citeIn(source.cite, language);
  const cite = <span lang={lang}>{text}</span>;
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
      . {t(`${words[of]}.${source.verified ? 'verified' : 'unverified'}`, { day })}
    </Box>
  );
}
