import { Box, Button, Typography } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../text.ts';
import type { Tried } from './read-pasted.ts';
import { Result } from './result.tsx';

/** One trip's result; where the text had several, the choice of which. */
export function Results({ cases }: { cases: readonly Tried[] }) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const tried = cases[chosen] ?? cases[0];
  if (!tried) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {cases.length > 1 && (
        <Box role="group" aria-labelledby="rules-cases">
          <Typography id="rules-cases" sx={{ fontWeight: 600, mb: 1 }}>
            {t('rules.cases')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {cases.map(({ id }, index) => (
              <Button
                // Pasted ids need not be unique.
                key={`${id} ${index}`}
                size="small"
                variant={index === chosen ? 'contained' : 'outlined'}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                {id}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      <Result key={`${tried.id} ${chosen}`} tried={tried} />
    </Box>
  );
}
