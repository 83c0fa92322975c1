import { Alert, Box, Button } from '@kindwing/ui';
import { useText } from '../../text.ts';
import { kindKey, type Problem } from './problems.ts';

interface ProblemListProps {
  problems: readonly Problem[];
  /** shows the place in the text */
  onGo: (problem: Problem) => void;
}

/** What to mend in the pasted text, each with the way to its place. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  const t = useText();
  const sentence = ({ key, params }: Problem) =>
    t(key, params?.kind === undefined ? params : { ...params, kind: t(kindKey(String(params.kind))) });
  return (
    <Alert severity="error" title={t('rules.problems', { count: problems.length })}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {problems.map((problem) => (
          <li key={`${problem.offset} ${problem.key} ${problem.path}`}>
            {problem.path && (
              <Box component="code" sx={{ fontWeight: 600 }}>
                {problem.path}
              </Box>
            )}
            {problem.path && ': '}
            {sentence(problem)}{' '}
            <Button size="small" variant="text" onClick={() => onGo(problem)}>
              {t('rules.go_to', { line: problem.line, column: problem.column })}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
