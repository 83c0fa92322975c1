import { useHost } from '@kindwing/contract';
import { useText } from '../messages/use-text.ts';
import { StructuredData } from '../site/structured-data.tsx';

/** Who runs the site, for search engines. */
export function OrganisationData() {
  const t = useText();
  const { supportPhone } = useHost();
  const origin = typeof window === 'undefined' ? undefined : window.location.origin;
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: t('site.name'),
        description: t('site.description'),
        ...(origin ? { url: `${origin}/` } : {}),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          telephone: supportPhone,
          availableLanguage: ['en', 'es'],
        },
      }}
    />
  );
}
