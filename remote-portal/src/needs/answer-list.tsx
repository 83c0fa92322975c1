import { needsEn, needsEs } from '@kindwing/backend/domain/messages';
import type { NeedsInput } from '@kindwing/backend/domain/needs';
import type { ServiceType } from '@kindwing/backend/domain/services';
import { Box, Stack, Typography, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../messages/text.ts';
import { type Answer, answersInWords, type Words } from './answers.ts';

function useWords(): Words {
  const t = useText();
  const { language } = useLanguage();
  const { number, date, locale } = useFormat();
  const texts: Readonly<Record<string, string>> = language === 'es' ? needsEs : needsEn;
  return {
    say: (key) => texts[key] ?? null,
    yesNo: (value) => t(value ? 'needs.yes' : 'needs.no'),
    number,
    date,
    list: (parts) => new Intl.ListFormat(locale).format(parts),
  };
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <DefinitionList
      stacked
      items={answers.map((answer) => ({
        key: answer.key,
        term: answer.question,
        value:
          'text' in answer ? (
            <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-line', fontWeight: 600 }}>
              {answer.text}
            </Box>
          ) : (
            <Box sx={{ mt: 1, borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 2 }}>
              <Answers answers={answer.parts} />
            </Box>
          ),
      }))}
    />
  );
}

interface AnswerListProps {
  service: ServiceType;
  answers: NeedsInput;
  /** what stands above is an `h3` or an `h4` */
  headings: 'h4' | 'h5';
}

/** One traveller's answers in the reader's language, section by section. */
export function AnswerList({ service, answers, headings }: AnswerListProps) {
  const sections = answersInWords(service, answers, useWords());
  return (
    <Stack spacing={2}>
      {sections.map(({ section, title, answers: given }) => (
        <div key={section}>
          <Typography component={headings} variant="subtitle2" gutterBottom>
            {title}
          </Typography>
          <Answers answers={given} />
        </div>
      ))}
    </Stack>
  );
}
