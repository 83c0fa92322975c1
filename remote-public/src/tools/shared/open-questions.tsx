import { Alert, Box, Button } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';

export interface OpenQuestionsProps {
  /** What can't be said until they are answered. */
  note: string;
  questions: readonly { readonly field: string; readonly text: string }[];
  /** Leads to a field. */
  goTo: (field: string) => void;
}

/** The questions, at least one, that a link leaves open and on which its answer turns. Buttons, since the fragment holds the facts. */
export function OpenQuestions({ note, questions, goTo }: OpenQuestionsProps) {
  const t = useText();
  return (
    <Alert severity="warning" title={t('tools.open.title')}>
      {note}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {questions.map(({ field, text }) => (
          <li key={field}>
            <Button variant="text" sx={{ textAlign: 'start', px: 0 }} onClick={() => goTo(field)}>
              {text}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
