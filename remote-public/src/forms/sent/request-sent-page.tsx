import { LinkButton, TextLink } from '@kindwing/ui';
import { RichText } from '@kindwing/ui/i18n';
import { useText } from '../../messages/use-text.ts';
import { NextSteps } from '../shared/next-steps.tsx';
import { PostedReference } from './posted-reference.tsx';
import { SentFrame } from './sent-frame.tsx';

/** `/sent/request` */
export default function RequestSentPage() {
  const t = useText();
  return (
    <SentFrame title={t('request.success.title')}>
      <PostedReference />
      <div>
        <NextSteps
          heading="h2"
          steps={[
            t('sent.request.mail'),
            t('request.success.next1'),
            t('request.success.next2Mail'),
            t('request.success.next3'),
          ]}
        />
      </div>
      <div>
        <RichText
          text={t('request.success.followSignedOut')}
          parts={{ link: (text) => <TextLink to="/signup">{text}</TextLink> }}
        />
      </div>
      <LinkButton to="/">{t('request.success.home')}</LinkButton>
    </SentFrame>
  );
}
