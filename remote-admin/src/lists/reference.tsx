import { Box } from '@kindwing/ui';

/** What people say on the phone, never broken at its hyphen. */
export function Reference({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
