import { TextLink, Typography } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { SideCard } from '../shared/side-card.tsx';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';

/** Other ways to reach somebody, and what not to write. */
export function ContactAside() {
  const t = useText();
  return (
    <>
      <SideCard title={t('contact.aside.title')} icon="support">
        <ul>
          <li>
            <WithPhone text={t('contact.aside.phone', { phone: PHONE_MARK })} />
          </li>
          <li>
            <TextLink to="/sos">{t('contact.aside.sos')}</TextLink>
          </li>
          <li>
            <TextLink to="/request-form">{t('contact.aside.request')}</TextLink>
          </li>
        </ul>
      </SideCard>
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 1 }}>
        {t('contact.aside.health')}
      </Typography>
    </>
  );
}
