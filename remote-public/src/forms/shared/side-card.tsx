import { Box, Icon, type IconName, Typography } from '@kindwing/ui';
import type { ReactNode } from 'react';

/** A short piece of help beside a form. */
export function SideCard({ title, icon, children }: { title: string; icon: IconName; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        p: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '22px 48px 22px 22px',
        '& > ul': { pl: 2.5, my: 1, '& li': { mb: 0.75 } },
      }}
    >
      <Typography
        variant="h4"
        component="h2"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1, '& svg': { color: 'house.accentText' } }}
      >
        <Icon name={icon} size={22} />
        {title}
      </Typography>
      {children}
    </Box>
  );
}
