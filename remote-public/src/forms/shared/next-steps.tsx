import { Box, Typography } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { useText } from '../../messages/use-text.ts';

/** What happens next, in order. Its heading stands below a dialog's title, or (`h2`) below that of a page. */
export function NextSteps({ steps, heading = 'h3' }: { steps: readonly ReactNode[]; heading?: 'h2' | 'h3' }) {
  const t = useText();
  return (
    <>
      <Typography variant="h4" component={heading} sx={{ mt: 2.5 }}>
        {t('next.title')}
      </Typography>
      <Box
        component="ol"
        sx={{ pl: 3, my: 1, '& li': { mb: 0.75 }, '& li::marker': { fontWeight: 600, color: 'house.accentText' } }}
      >
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </Box>
    </>
  );
}
