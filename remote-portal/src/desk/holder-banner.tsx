import { useAuth } from '@kindwing/auth';
import { type RequestOverview, releaseRequest, renewClaim } from '@kindwing/backend/client';
import { Alert, Button, Stack, toast, useFormat } from '@kindwing/ui';
import { useEffect } from 'react';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { ClaimButton } from './claim-button.tsx';
import { holderOf } from './holder.ts';

/** A lease lasts 15 minutes; an open page renews it well before. */
const RENEW_EVERY = 5 * 60_000;

/** Who has the request, and taking or giving it back. Renews the reader's own lease while the page is open. */
export function HolderBanner({ request }: { request: RequestOverview }) {
  const t = useText();
  const { dateTime } = useFormat();
  const { user } = useAuth();
  const release = useRequestAction(releaseRequest, {
    onDone: () => toast({ title: t('staff.released'), tone: 'success' }),
  });
  const { mutate: renew } = useRequestAction(renewClaim, { silent: true });
  const holder = holderOf(request, user?.id);
  const mine = holder.kind === 'you';

  useEffect(() => {
    if (!mine) return;
    const timer = setInterval(() => renew([request.id]), RENEW_EVERY);
    return () => clearInterval(timer);
  }, [mine, renew, request.id]);

  if (holder.kind === 'other')
    return (
      <Alert severity="warning">{t('staff.held_by_other', { name: holder.name, when: dateTime(holder.since) })}</Alert>
    );
  if (holder.kind === 'nobody')
    return (
      <Alert severity="info" action={<ClaimButton request={request} size="medium" />}>
        {t('staff.held_by_nobody')}
      </Alert>
    );
  return (
    <Alert
      severity="success"
      action={
        <Stack direction="row">
          <Button variant="text" loading={release.isPending} onClick={() => release.mutate([request.id])}>
            {t('staff.release')}
          </Button>
        </Stack>
      }
    >
      {t('staff.held_by_you', { when: dateTime(holder.until) })}
    </Alert>
  );
}
