import { Box, TextLink, Typography } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';
import type { ContentSource } from '../travels/content/travel-kind-content.ts';

/** Where the facts of a page come from. Where a document has no lasting address, the link leads to the home page and says so. */
export function Sources({ sources }: { sources: readonly ContentSource[] }) {
  const t = useText();
  return (
    <Box
      component="section"
      aria-labelledby="sources"
      sx={{ mt: 6, pt: 3, borderTop: 1, borderColor: 'divider', maxWidth: '68ch' }}
    >
      <Typography id="sources" variant="h4" component="h2">
        {t('site.sources')}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1.5, '& li': { mb: 0.75 } }}>
        {sources.map(({ label, href }) => (
          <li key={label}>
            <TextLink href={href} newTab>
              {label}
            </TextLink>
            {new URL(href).pathname === '/' ? ` (${t('site.sources.home')})` : null}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('site.sourcesNote')}
      </Typography>
    </Box>
  );
}
