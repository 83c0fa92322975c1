import { Box, Section, Typography } from '@kindwing/ui';
import { Avatar } from '../illustrations/avatar.tsx';
import { useText } from '../messages/use-text.ts';

const members = ['elena', 'marcus', 'sofia'] as const;

export function Team() {
  const t = useText();
  return (
    <Section title={t('home.team.title')} subtitle={t('home.team.note')} tone="wash">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        }}
      >
        {members.map((member) => (
          <Box
            key={member}
            component="li"
            sx={{ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 1.5 }}
          >
            <Avatar face={member} alt={t(`team.${member}.alt`)} size={128} />
            <Box>
              <Typography variant="h4" component="h3">
                {t(`team.${member}.name`)}
              </Typography>
              <Typography sx={{ color: 'house.accentText', fontWeight: 600 }}>{t(`team.${member}.role`)}</Typography>
              <Typography sx={{ mt: 1, maxWidth: '36ch' }}>{t(`team.${member}.description`)}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
