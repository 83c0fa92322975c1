import type { RequestOverview } from '@kindwing/backend/client';
import { toMs } from '@kindwing/backend/domain';
import { Box, Card, CardContent, Countdown, LinkButton, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { Reference } from '../../requests/reference.tsx';
import { useRefresh } from '../../requests/refresh.ts';

const endOf = ({ offer_expires_at: end }: RequestOverview): number => (end ? toMs(end) : 0);

/** Open offers by their requests, the one that ends first at the top. */
export function OfferList({ requests }: { requests: readonly RequestOverview[] }) {
  const t = useText();
  const { dateTime } = useFormat();
  const refresh = useRefresh();
  const byEnd = [...requests].sort((a, b) => endOf(a) - endOf(b));
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {byEnd.map((request) => (
        <Card component="li" key={request.id} sx={{ borderColor: 'house.accent' }}>
          <CardContent>
            <Typography variant="h6" component="h3">
              {t(`service.${request.service_type}`)}
            </Typography>
            <Typography variant="body2" color="textSecondary" gutterBottom>
              <Reference>{request.reference}</Reference>
            </Typography>
            {request.offer_expires_at && (
              <>
                <Typography sx={{ fontWeight: 600 }}>
                  <Countdown until={request.offer_expires_at} overText={t('decide.over')} onOver={refresh} />
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('offer.open_until', { when: dateTime(request.offer_expires_at, { zoneName: true }) })}
                </Typography>
              </>
            )}
            <LinkButton
              to={`/portal/requests/${request.id}#offer`}
              sx={{ mt: 2 }}
              aria-label={t('offers.compare_named', { reference: request.reference })}
            >
              {t('offers.compare')}
            </LinkButton>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
