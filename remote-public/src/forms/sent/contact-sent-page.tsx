import { LinkButton } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';
import { SentFrame } from './sent-frame.tsx';

/** `/sent/contact` */
export default function ContactSentPage() {
  const t = useText();
  return (
    <SentFrame title={t('contact.success.title')}>
      <div>{t('contact.success.body')}</div>
      <div>
        <WithPhone text={t('sent.contact.next', { phone: PHONE_MARK })} />
      </div>
      <LinkButton to="/">{t('contact.success.home')}</LinkButton>
    </SentFrame>
  );
}
