import { Box, Container, PageHeader, TextLink, Typography, useFormat } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';
import { parseProse } from '../prose/parse.ts';
import { Prose } from '../prose/prose.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { type LegalPageId, legalPages } from './pages.ts';
import { useLegalText } from './texts.ts';

interface LinkListProps {
  title: string;
  links: readonly { label: string; to: string; inPage?: boolean }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          mt: 1,
          display: 'grid',
          gap: 0.5,
          '& a': { display: 'inline-block', py: 0.5 },
        }}
      >
        {links.map(({ label, to, inPage }) => (
          <li key={to}>{inPage ? <TextLink href={to}>{label}</TextLink> : <TextLink to={to}>{label}</TextLink>}</li>
        ))}
      </Box>
    </Box>
  );
}

export default function LegalPage({ page }: { page: LegalPageId }) {
  const t = useText();
  const { date } = useFormat();
  const blocks = parseProse(useLegalText(page).body);
  const title = t(`legal.${page}.title`);
  const changed = legalPages.find(({ id }) => id === page)?.changed ?? '';
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ label: block.text, to: `#${block.id}`, inPage: true }] : [],
  );
  const others = legalPages
    .filter(({ id }) => id !== page)
    .map(({ id }) => ({ label: t(`legal.${id}.title`), to: `/legal/${id}` }));
  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 6, md: 9 } }}>
      <PageMeta title={title} description={t(`legal.${page}.description`)} />
      <PageHeader title={title} subtitle={t(`legal.${page}.description`)} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            position: { md: 'sticky' },
            top: 104,
            p: 3,
            bgcolor: 'house.sunken',
            borderRadius: '22px 56px 22px 22px',
          }}
        >
          <LinkList title={t('site.onThisPage')} links={headings} />
          <LinkList title={t('legal.others')} links={others} />
        </Box>
        <div>
          <Prose blocks={blocks} />
          <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
            {t('site.updated', { date: date(changed) })}
          </Typography>
        </div>
      </Box>
    </Container>
  );
}
