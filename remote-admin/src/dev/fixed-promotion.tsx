import { Alert, Button, LoadingNotice, Typography } from '@kindwing/ui';
import { useMutation } from '@kindwing/ui/query';
import { useText } from '../text.ts';
import { usePromotion } from '../users/use-promotion.ts';
import { fixedAddress } from './configuration.ts';
import { useConfiguration } from './use-configuration.ts';

/** Promotes the configured address to admin. */
export function FixedPromotion() {
  const t = useText();
  const { data, isPending } = useConfiguration();
  const { promote } = usePromotion();
  const email = data ? fixedAddress(data) : null;
  // The toast says how it went; a refusal needs nothing more here.
  const run = useMutation({ mutationFn: (address: string) => promote(address, 'admin').catch(() => undefined) });
  if (isPending) return <LoadingNotice text={t('dev.env.loading')} />;
  if (!email) return <Alert severity="warning">{t('dev.scripts.no_address')}</Alert>;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('dev.scripts.fixed_body')}</Typography>
      <Button loading={run.isPending} onClick={() => run.mutate(email)}>
        {t('dev.scripts.promote', { email })}
      </Button>
    </>
  );
}
