import { Box, TextLink, Typography } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';
import type { ContentSource } from '../travels/content/travel-kind-content.ts';

/** A document's own title stands in its quotation marks. */
const quoted = /([“«][^”»]*[”»])/;

const Label = ({ label, titleIn }: Pick<ContentSource, 'label' | 'titleIn'>) =>
  label.split(quoted).map((piece) =>
    titleIn && quoted.test(piece) ? (
      <span key={piece} lang={titleIn}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );

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
        {sources.map(({ label, titleIn, href }) => (
          <li key={label}>
            <TextLink href={href} newTab>
              <Label label={label} {...(titleIn && { titleIn })} />
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
