import type { RequestOverview } from '@kindwing/backend/client';
import { Section } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { OfferList } from '../offers/offer-list.tsx';

/** Every open offer with the time left; nothing where there is none. */
export function OpenOffers({ requests }: { requests: readonly RequestOverview[] }) {
  const t = useText();
  if (requests.length === 0) return null;
  return (
    <Section width="none" title={t('home.offers')}>
      <OfferList requests={requests} />
    </Section>
  );
}
