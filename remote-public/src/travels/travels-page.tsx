import { Box, Button, Container, EmptyState, PageHeader, TextLink, Typography, VisuallyHidden } from '@kindwing/ui';
import { AstrayScene } from '../illustrations/scenes/astray-scene.tsx';
import { KindScene } from '../illustrations/scenes/kind-scene.tsx';
import { useText } from '../messages/use-text.ts';
import { FeatureCard } from '../site/feature-card.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { travelCards } from './kinds.ts';
import { matches } from './travel-filters.ts';
import { useTravelFilters } from './use-travel-filters.ts';

export default function TravelsPage() {
  const t = useText();
  const [filters, change] = useTravelFilters();
  const clear = () => change({ q: '', tags: [] });

  const shown = travelCards
    .map((card) => ({ ...card, title: t(card.titleKey), description: t(`service.${card.type}.description`) }))
    .filter((card) => matches(card, card, filters));

  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 6, md: 9 } }}>
      <PageMeta title={t('route.travels')} description={t('travels.meta.description')} />
      <PageHeader title={t('travels.title')} subtitle={t('travels.subtitle')} />
      <FilterPanel filters={filters} onChange={change} />
      <Box sx={{ mt: 3, mb: 2, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', minHeight: 44 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {t('travels.count', { count: shown.length })}
        </Typography>
        {filters.q || filters.tags.length ? (
          <Button variant="text" size="small" onClick={clear}>
            {t('travels.filters.clear')}
          </Button>
        ) : null}
      </Box>
      {shown.length ? (
        <>
          <VisuallyHidden as="h2">{t('route.services')}</VisuallyHidden>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
            }}
          >
            {shown.map((card, place) => (
              <FeatureCard
                key={card.type}
                title={card.title}
                to={`/travels/${card.type}`}
                next={place === 0}
                picture={<KindScene kind={card.type} alt={t(`service.${card.type}.alt`)} />}
              >
                <Typography sx={{ color: 'text.secondary' }}>{card.description}</Typography>
              </FeatureCard>
            ))}
          </Box>
        </>
      ) : (
        <EmptyState
          illustration={
            <Box sx={{ maxWidth: 260, mx: 'auto' }}>
              <AstrayScene />
            </Box>
          }
          title={t('travels.empty.title')}
          body={t('travels.empty.body')}
          action={<Button onClick={clear}>{t('travels.filters.clear')}</Button>}
        />
      )}
      <Typography sx={{ mt: 5 }}>
        {t('travels.other')} <TextLink to="/contact">{t('travels.otherLink')}</TextLink>
      </Typography>
    </Container>
  );
}
