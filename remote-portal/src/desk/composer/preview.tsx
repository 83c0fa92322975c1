import type { OfferWithAlternatives } from '@kindwing/backend/client';
import { Button } from '@kindwing/ui';
import { Dialog } from '@kindwing/ui/more';
import { useText } from '../../messages/text.ts';
import { OfferComparison } from '../../requests/offer-comparison.tsx';

/** The saved draft drawn by the very component that the client's page uses. */
export function Preview({ offer, onClose }: { offer: OfferWithAlternatives; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      size="large"
      title={t('composer.preview.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('composer.edit')}</Button>}
    >
      <OfferComparison offer={offer} alternatives={offer.alternatives} />
    </Dialog>
  );
}
