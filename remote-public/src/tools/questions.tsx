import { Box, Typography } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';
import { StructuredData } from '../site/structured-data.tsx';
import type { ToolContent } from './content/tool-content.ts';

/** Frequent questions with their answers in sight, and the same for search engines. */
export function Questions({ questions }: Pick<ToolContent, 'questions'>) {
  const t = useText();
  return (
    <Box component="section" aria-labelledby="questions">
      <Typography id="questions" variant="h2">
        {t('tools.questions')}
      </Typography>
      <Box
        sx={{
          mt: 3,
          display: 'grid',
          columnGap: 6,
          rowGap: 3.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <Typography variant="h4" component="h3">
              {question}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{answer}</Typography>
          </div>
        ))}
      </Box>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </Box>
  );
}
