import type { RequestOverview } from '@kindwing/backend/client';
import { Section } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { OfferList } from '../offers/offer-list.tsx';

/** Every open offer with the time left. */
export function OpenOffers({ requests }: { requests: readonly RequestOverview[] }) {
  const t = useText();
  return (
    <Section width="none" title={t('home.offers')}>
      <OfferList requests={requests} />
    </Section>
  );
}
