import { useHost } from '@kindwing/contract';
import { Box, Icon, LinkButton, Typography } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { dialled } from '../shared/phone-link.tsx';

/** The number to call, before anything else on the page: it works when everything else is down. */
export function CallCard() {
  const t = useText();
  const { supportPhone } = useHost();
  return (
    <Box
      component="section"
      aria-labelledby="sos-call"
      sx={{
        mb: { xs: 4, md: 5 },
        p: { xs: 3, md: 4 },
        bgcolor: 'error.light',
        borderRadius: '22px 72px 22px 22px',
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
      }}
    >
      <Box>
        <Typography id="sos-call" variant="h3" component="h2">
          {t('sos.call.title')}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '56ch' }}>{t('sos.call.emergency')}</Typography>
      </Box>
      <LinkButton
        href={dialled(supportPhone)}
        color="error"
        size="large"
        startIcon={<Icon name="phone" size={24} />}
        sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' }, minHeight: 60, whiteSpace: 'nowrap' }}
      >
        {t('sos.call.label', { phone: supportPhone })}
      </LinkButton>
    </Box>
  );
}
