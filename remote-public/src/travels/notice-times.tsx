import { Box, Typography } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';
import type { NoticeTime } from './content/travel-kind-content.ts';

/** What has to be done by when, as a line of stops. */
export function NoticeTimes({ times }: { times: readonly NoticeTime[] }) {
  const t = useText();
  return (
    <Box
      component="section"
      aria-labelledby="notice"
      sx={{ p: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '22px 56px 22px 22px' }}
    >
      <Typography id="notice" variant="h4" component="h2">
        {t('kind.notice')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
        {times.map(({ when, what }, index) => (
          <Box
            key={when}
            component="li"
            sx={{
              position: 'relative',
              pl: 3.5,
              pb: index === times.length - 1 ? 0 : 2.5,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 0,
                top: 7,
                width: 13,
                height: 13,
                bgcolor: 'house.accent',
                borderRadius: '50% 50% 50% 15%',
              },
              '&::after':
                index === times.length - 1
                  ? {}
                  : {
                      content: '""',
                      position: 'absolute',
                      left: 5,
                      top: 24,
                      bottom: -4,
                      borderLeft: '3px dotted',
                      borderColor: 'house.accent',
                    },
            }}
          >
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {when}
            </Typography>
            <Typography variant="body2">{what}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
