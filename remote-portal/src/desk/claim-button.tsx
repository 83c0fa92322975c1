import { claimRequest, type RequestOverview } from '@kindwing/backend/client';
import { Button, toast } from '@kindwing/ui';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';

interface ClaimButtonProps {
  request: Pick<RequestOverview, 'id' | 'reference'>;
  onClaimed?: () => void;
  size?: 'small' | 'medium';
}

/** Takes a request. Whoever comes second is told by whom and since when it is held. */
export function ClaimButton({ request, onClaimed, size = 'small' }: ClaimButtonProps) {
  const t = useText();
  const claim = useRequestAction(claimRequest);
  const { reference } = request;
  return (
    <Button
      size={size}
      aria-label={t('desk.claim_named', { reference })}
      loading={claim.isPending}
      onClick={() =>
        claim.mutate([request.id], {
          onSuccess: () => {
            toast({ title: t('desk.claimed', { reference }), tone: 'success' });
            onClaimed?.();
          },
        })
      }
    >
      {t('desk.claim')}
    </Button>
  );
}
