import type { NeedKind } from '@kindwing/backend/domain/needs';
import { Box, Container, Icon, LinkButton, Typography } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { KindScene, type TravelKind } from '../illustrations/scenes/kind-scene.tsx';
import { useText } from '../messages/use-text.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { Sources } from '../site/sources.tsx';
import { useKindContent } from './kind-content.ts';
import { NoticeTimes } from './notice-times.tsx';

/** A list under its heading; the mark before each line says what sort of list it is. */
function ListSection({ title, icon, lines }: { title: string; icon: string; lines: readonly string[] }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 6 } }}>
      <Typography variant="h2">{title}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2.5, display: 'grid', gap: 1.75 }}>
        {lines.map((line) => (
          <Box
            key={line}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: '32px 1fr', '& svg': { color: 'house.accentText', mt: '3px' } }}
          >
            <Icon name={icon} size={21} />
            <span>{line}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Buttons({ kind }: { kind: TravelKind }): ReactNode {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <LinkButton to="/contact" data-next>
        {t('kind.contact')}
      </LinkButton>
      <LinkButton to={`/request-form?service=${kind}`} variant="outlined">
        {t('kind.request')}
      </LinkButton>
    </Box>
  );
}

/** The kind of need with which the tool begins. */
const needOf: Readonly<Record<TravelKind, NeedKind>> = {
  'unaccompanied-minors': 'minor',
  'pets-service-animals': 'pet',
  'elderly-travelers': 'mobility',
  'passengers-of-size': 'size',
  'baggage-special-items': 'item',
  'trip-medical-escort': 'medical',
};

/** What we offer, which documents, what to consider, and by when: for one kind of travel. */
export default function KindPage({ kind }: { kind: TravelKind }) {
  const t = useText();
  const content = useKindContent(kind);
  const title = t(`service.${kind}.title`);
  return (
    <>
      <PageMeta title={title} description={t(`service.${kind}.description`)} />
      <div>
        <Container sx={{ py: { xs: 4, md: 6 } }}>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 6 },
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.3fr 1fr' },
            }}
          >
            <Box>
              <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'break-word' }}>
                {title}
              </Typography>
              <Typography variant="subtitle1" sx={{ mt: 2, mb: 3, maxWidth: '56ch' }}>
                {content.lead}
              </Typography>
              <Buttons kind={kind} />
            </Box>
            <Box sx={{ borderRadius: '22px 72px 22px 22px', overflow: 'hidden', maxWidth: 480 }}>
              <KindScene kind={kind} alt={t(`service.${kind}.alt`)} />
            </Box>
          </Box>
        </Container>
      </div>
      <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 5, md: 8 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ maxWidth: '70ch' }}>
            <ListSection title={t('kind.offer')} icon="check" lines={content.offers} />
            <ListSection title={t('kind.documents')} icon="document" lines={content.documents} />
            <ListSection title={t('kind.considerations')} icon="info" lines={content.considerations} />
            <Sources sources={content.sources} />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, position: { md: 'sticky' }, top: 104 }}>
            <NoticeTimes times={content.notice} />
            <Box sx={{ p: 3, bgcolor: 'house.primaryWash', borderRadius: '22px 22px 56px 22px' }}>
              <Typography variant="h4" component="h2">
                {t('tools.checkTrip.title')}
              </Typography>
              <Typography sx={{ mt: 1, mb: 2 }}>{t('tools.checkTrip.short')}</Typography>
              <LinkButton to={`/check-your-trip#for=${needOf[kind]}`} variant="outlined">
                {t('tools.checkTrip.go')}
              </LinkButton>
            </Box>
            <Box sx={{ p: 3, bgcolor: 'house.accentWash', borderRadius: '22px 22px 22px 6px' }}>
              <Typography variant="h4" component="h2">
                {t('kind.contact.title')}
              </Typography>
              <Typography sx={{ mt: 1, mb: 2 }}>{t('kind.contact.body')}</Typography>
              <Buttons kind={kind} />
            </Box>
          </Box>
        </Box>
      </Container>
    </>
  );
}
