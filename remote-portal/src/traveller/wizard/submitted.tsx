import { Alert, Box, Icon, LinkButton, PageHeader, PageTitle, Stack, TextLink, Typography } from '@kindwing/ui';
import { RichText } from '@kindwing/ui/i18n';
import { createSearchParams } from '@kindwing/ui/router';
import { useText } from '../../messages/text.ts';

interface Sent {
  reference: string;
  /** null where the backend doesn't say it; the list of requests leads on then */
  id: string | null;
  /** an earlier attempt had arrived, and it said something else */
  changed: boolean;
}

/** The last step's address holds what it shows, so that it can be loaded again. */
export const sentAddress = ({ reference, id, changed }: Sent): string =>
  `?${createSearchParams({ sent: reference, ...(id && { id }), ...(changed && { changed: '1' }) })}`;

export function readSent(params: URLSearchParams): Sent | null {
  const reference = params.get('sent');
  return reference ? { reference, id: params.get('id'), changed: params.get('changed') === '1' } : null;
}

export function Submitted({ sent: { reference, id, changed } }: { sent: Sent }) {
  const t = useText();
  const way = id ? `/portal/requests/${encodeURIComponent(id)}` : '/portal/requests';
  return (
    <Stack spacing={3} sx={{ maxWidth: 720 }}>
      <PageTitle title={t('wizard.sent.title')} />
      <PageHeader title={t('wizard.sent.title')} />
      <Box sx={{ p: 3, bgcolor: 'house.accentWash', borderRadius: '14px 14px 14px 4px' }}>
        <Typography variant="body2">{t('wizard.sent.reference')}</Typography>
        <Box
          component="output"
          sx={{ fontSize: '1.75rem', fontWeight: 600, letterSpacing: '0.04em', userSelect: 'all' }}
        >
          {reference}
        </Box>
        <Typography variant="body2">{t('wizard.sent.keep')}</Typography>
      </Box>
      {changed && (
        <Alert severity="warning">
          <RichText text={t('wizard.sent.changed')} parts={{ link: (text) => <TextLink to={way}>{text}</TextLink> }} />
        </Alert>
      )}
      <div>
        <Typography variant="h3" component="h2" gutterBottom>
          {t('next.eyebrow')}
        </Typography>
        <Box component="ol" sx={{ pl: 3, my: 0, '& li': { mb: 0.75 } }}>
          <li>{t('wizard.sent.next1')}</li>
          <li>{t('wizard.sent.next2')}</li>
          <li>{t('wizard.sent.next3')}</li>
        </Box>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={way} size="large" endIcon={<Icon name="arrowRight" />}>
          {t(id ? 'wizard.sent.open' : 'wizard.sent.list')}
        </LinkButton>
        <LinkButton to="/portal" size="large" variant="text">
          {t('lost.home')}
        </LinkButton>
      </Box>
    </Stack>
  );
}
