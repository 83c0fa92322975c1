import { useHost } from '@kindwing/contract';
import { useText } from '../messages/use-text.ts';
import { StructuredData } from '../site/structured-data.tsx';

/** Who runs the site, for search engines. */
export function OrganisationData() {
  const t = useText();
  const { supportPhone, siteUrl } = useHost();
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: t('site.name'),
        description: t('site.description'),
        url: `${siteUrl}/`,
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
