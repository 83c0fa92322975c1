import { Box, Section, Typography } from '@kindwing/ui';
import { Avatar } from '../illustrations/avatar.tsx';
import { useText } from '../messages/use-text.ts';

const voices = ['lucia', 'james', 'ines', 'omar'] as const;

/** Four typical journeys in the words of those who made them. */
export function Testimonials({ tone = 'tinted' }: { tone?: 'tinted' | 'plain' }) {
  const t = useText();
  return (
    <Section title={t('testimonials.title')} subtitle={t('testimonials.note')} tone={tone}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        }}
      >
        {voices.map((voice) => (
          <Box
            key={voice}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              columnGap: 2.5,
              p: { xs: 2.5, md: 3.5 },
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: '22px 22px 56px 22px',
            }}
          >
            <Avatar face={voice} alt={t(`testimonials.${voice}.alt`)} size={72} />
            <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
              <Typography component="blockquote" sx={{ m: 0, lineHeight: 1.5, textWrap: 'pretty' }}>
                {t('testimonials.quoted', { quote: t(`testimonials.${voice}.quote`) })}
              </Typography>
              <Typography component="figcaption" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
                <Box component="strong" sx={{ display: 'block', color: 'text.primary' }}>
                  {t(`testimonials.${voice}.name`)}
                </Box>
                {t(`testimonials.${voice}.context`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
