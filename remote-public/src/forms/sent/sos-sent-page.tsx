import { useText } from '../../messages/use-text.ts';
import { NextSteps } from '../shared/next-steps.tsx';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';
import { CallCard } from '../sos/call-card.tsx';
import { PostedReference } from './posted-reference.tsx';
import { SentFrame } from './sent-frame.tsx';

/** `/sent/sos` */
export default function SosSentPage() {
  const t = useText();
  return (
    <SentFrame title={t('sos.success.title')}>
      <PostedReference />
      <div>
        <NextSteps
          heading="h2"
          steps={[
            t('sos.success.next1'),
            t('sos.success.next2'),
            <WithPhone key="call" text={t('sos.success.next3', { phone: PHONE_MARK })} />,
          ]}
        />
      </div>
      <CallCard />
    </SentFrame>
  );
}
