import type { Airline } from '@kindwing/backend/client';
import { Stack, TextLink, Typography } from '@kindwing/ui';
import { useText } from '../text.ts';

/** How to reach an airline's special-assistance desk, as far as we know it. */
export function AirlineContact({ airline }: { airline: Airline }) {
  const t = useText();
  const { assistance_phone: phone, assistance_email: email, assistance_url: url } = airline;
  if (!phone && !email && !url)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('airlines.no_contact')}
      </Typography>
    );
  return (
    <Stack spacing={0.25}>
      {phone ? <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink> : null}
      {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : null}
      {url ? (
        <TextLink href={url} newTab>
          {new URL(url).hostname}
        </TextLink>
      ) : null}
    </Stack>
  );
}
