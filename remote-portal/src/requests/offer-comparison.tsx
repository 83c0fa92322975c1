import type { Offer, OfferAlternative } from '@kindwing/backend/client';
import { Alert, Box, Stack, Typography } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { type PortalText, useText } from '../messages/text.ts';
import { AlternativeCard } from './alternative-card.tsx';
import { subjects } from './subjects.ts';

interface OfferComparisonProps {
  offer: Pick<Offer, 'currency' | 'note' | 'subject_to' | 'accepted_alternative_id'>;
  alternatives: readonly OfferAlternative[];
  action?: (alternative: OfferAlternative) => ReactNode;
}

export const subjectText = (condition: string, t: PortalText) => {
  const known = subjects.find((subject) => subject === condition);
  return known ? t(`subject.${known}`) : condition;
};

/** The alternatives side by side, one below the other on a narrow screen. */
export function OfferComparison({ offer, alternatives, action }: OfferComparisonProps) {
  const t = useText();
  // One condition alone stands beside the notice's own sign.
  const list = offer.subject_to.length > 1 ? { paddingInlineStart: 2 } : { paddingInlineStart: 0, listStyle: 'none' };
  return (
    <Stack spacing={3}>
      {offer.note && <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>{offer.note}</Typography>}
      {offer.subject_to.length > 0 && (
        <Alert severity="info">
          <Stack component="ul" sx={{ m: 0, ...list }}>
            {offer.subject_to.map((condition) => (
              <li key={condition}>{subjectText(condition, t)}</li>
            ))}
          </Stack>
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 248px), 1fr))',
        }}
      >
        {[...alternatives]
          .sort((a, b) => a.position - b.position)
          .map((alternative) => (
            <AlternativeCard
              key={alternative.id}
              alternative={alternative}
              currency={offer.currency}
              chosen={offer.accepted_alternative_id === alternative.id}
              action={action?.(alternative)}
            />
          ))}
      </Box>
    </Stack>
  );
}
