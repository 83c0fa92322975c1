import { Box, Stack } from '@kindwing/ui';
import type { ReactNode } from 'react';

/** Fields that belong together, named for those who hear them. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        m: 0,
        px: { xs: 2, sm: 2.5 },
        pb: 2.5,
        pt: 1,
        minWidth: 0,
      }}
    >
      <Box component="legend" sx={{ fontWeight: 600, px: 0.75, ml: -0.75 }}>
        {legend}
      </Box>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}
