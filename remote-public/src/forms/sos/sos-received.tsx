import { Button } from '@kindwing/ui';
import { SuccessDialog } from '@kindwing/ui/forms';
import { useText } from '../../messages/use-text.ts';
import { NextSteps } from '../shared/next-steps.tsx';
import { Reference } from '../shared/reference.tsx';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';

export function SosReceived({ reference, onClose }: { reference: string | undefined; onClose: () => void }) {
  const t = useText();
  return (
    <SuccessDialog
      open={reference !== undefined}
      onClose={onClose}
      title={t('sos.success.title')}
      action={<Button onClick={onClose}>{t('sos.success.button')}</Button>}
    >
      <Reference value={reference ?? ''} />
      <NextSteps
        steps={[
          t('sos.success.next1'),
          t('sos.success.next2'),
          <WithPhone key="call" text={t('sos.success.next3', { phone: PHONE_MARK })} />,
        ]}
      />
    </SuccessDialog>
  );
}
