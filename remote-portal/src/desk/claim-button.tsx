import { claimRequest, type RequestOverview } from '@kindwing/backend/client';
import { Button, toast } from '@kindwing/ui';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';

interface ClaimButtonProps {
  request: Pick<RequestOverview, 'id' | 'reference'>;
  size?: 'small' | 'medium';
}

/** Takes a request. Whoever comes second is told by whom and since when it is held. */
export function ClaimButton({ request, size = 'small' }: ClaimButtonProps) {
  const t = useText();
  const { reference } = request;
  const claim = useRequestAction(claimRequest, {
    onDone: () => toast({ title: t('desk.claimed', { reference }), tone: 'success' }),
  });
  return (
    <Button
      size={size}
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={t('desk.claim_named', { reference })}
      loading={claim.isPending}
      onClick={() => claim.mutate([request.id])}
    >
      {t('desk.claim')}
    </Button>
  );
}
