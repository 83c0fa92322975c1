import { TextLink } from '@kindwing/ui';
import { ConsentBlock, TrapField } from '@kindwing/ui/forms';
import { RichText } from '@kindwing/ui/i18n';
import { useText } from '../../messages/use-text.ts';

/** The two consents that every form ends with, and the field that only machines fill in. */
export function Consent() {
  const t = useText();
  return (
    <>
      <TrapField name="website" />
      <ConsentBlock
        legend={t('form.consent.legend')}
        processing={{ label: t('form.consent.processing') }}
        marketing={{ label: t('form.consent.marketing') }}
        policy={
          <RichText
            text={t('form.consent.privacy')}
            parts={{ link: (text) => <TextLink to="/legal/privacy-policy">{text}</TextLink> }}
          />
        }
      />
    </>
  );
}
