import { useBackend } from '@kindwing/auth';
import { Box, Icon, styled, Typography, tokens, useFormat } from '@kindwing/ui';
import { Skeleton } from '@kindwing/ui/data';
import { useQuery } from '@kindwing/ui/query';
import { Link } from '@kindwing/ui/router';
import { useText } from '../text.ts';
import type { Figure } from './figures.ts';

/** ms; what the clock alone changes (an offer about to end) shows up without an event */
const LOOK_AGAIN = 60_000;

const Card = styled(Link, { shouldForwardProp: (name) => name !== 'pressing' })<{ pressing: boolean }>(
  ({ theme, pressing }) => {
    const house = theme.vars?.palette.house;
    return {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignContent: 'start',
      gap: 6,
      minHeight: 124,
      padding: '18px 20px',
      color: house?.text,
      textDecoration: 'none',
      backgroundColor: house?.surface,
      border: `1px solid ${pressing ? house?.tones.error.text : house?.line}`,
      borderRadius: tokens.wing,
      '&:hover': { backgroundColor: house?.primaryWash },
      '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    };
  },
);

/** One figure, and as a whole the link to what it counts. */
export function FigureCard({ figure }: { figure: Figure }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const count = useQuery({
    queryKey: figure.key,
    queryFn: () => figure.count(client),
    refetchInterval: LOOK_AGAIN,
  });
  const pressing = figure.pressing && (count.data ?? 0) > 0;
  return (
    <Card to={figure.to} pressing={pressing}>
      <Box
        component="span"
        sx={{
          fontSize: '2.25rem',
          fontWeight: 600,
          lineHeight: 1.1,
          color: pressing ? 'house.tones.error.text' : 'inherit',
        }}
      >
        {count.data !== undefined ? format.number(count.data) : count.isError ? '–' : <Skeleton width={48} />}
      </Box>
      <Box component="span" sx={{ color: pressing ? 'house.tones.error.text' : 'text.secondary' }}>
        <Icon name={figure.icon} size={24} />
      </Box>
      <Box component="span" sx={{ gridColumn: '1 / -1' }}>
        <strong>{t(`figure.${figure.name}`)}</strong>
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {count.isError && count.data === undefined ? t('figure.failed') : t(`figure.${figure.name}.hint`)}
        </Typography>
      </Box>
    </Card>
  );
}
