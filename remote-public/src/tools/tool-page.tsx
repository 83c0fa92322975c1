import { Box, Container, Icon, LinkButton, Section, styled, Typography } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { PHONE_MARK, WithPhone } from '../forms/shared/with-phone.tsx';
import { useText } from '../messages/use-text.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { Sources } from '../site/sources.tsx';
import type { ToolContent } from './content/tool-content.ts';
import { FactStops, FactTable } from './facts.tsx';
import { Questions } from './questions.tsx';

/** Shown only where no script can run; hidden by CSS, so that nothing flickers where one can. */
const NoScripts = styled('div')({ display: 'none', '@media (scripting: none)': { display: 'block' } });

export interface ToolPageProps {
  title: string;
  description: string;
  content: ToolContent;
  picture: ReactNode;
  /** The tool's beginning, or the tool once somebody has begun. */
  children: ReactNode;
  /** Once somebody is at it, the drawing makes room. */
  busy: boolean;
}

/** What both tools have around them: what it does, the tool, what it knows in words, questions, sources. */
export function ToolPage({ title, description, content, picture, children, busy }: ToolPageProps) {
  const t = useText();
  return (
    <>
      <PageMeta title={title} description={description} />
      <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 3, md: 4 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 6 },
            alignItems: 'center',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: busy ? 'minmax(0, 1fr)' : 'minmax(0, 1.25fr) minmax(0, 1fr)',
            },
          }}
        >
          <div>
            <Typography variant="h1" tabIndex={-1}>
              {title}
            </Typography>
            <Typography variant="subtitle1" sx={{ mt: 2, color: 'text.secondary', maxWidth: '58ch' }}>
              {content.lead}
            </Typography>
            <Typography
              sx={{ mt: 2, display: 'flex', gap: 1.25, maxWidth: '58ch', '& svg': { flexShrink: 0, mt: '2px' } }}
            >
              <Icon name="lock" size={22} />
              <span>{t('tools.private')}</span>
            </Typography>
          </div>
          {busy ? null : (
            <Box sx={{ borderRadius: '22px 72px 22px 22px', overflow: 'hidden', maxWidth: 480 }}>{picture}</Box>
          )}
        </Box>
        <NoScripts>
          <Box sx={{ mt: 3, p: 3, bgcolor: 'house.accentWash', borderRadius: '22px 22px 22px 6px', maxWidth: 720 }}>
            <Typography variant="h4" component="h2">
              {t('tools.noScript.title')}
            </Typography>
            <Typography sx={{ mt: 1, mb: 2 }} component="div">
              <WithPhone text={t('tools.noScript.body', { phone: PHONE_MARK })} />
            </Typography>
            <LinkButton to="/contact">{t('tools.noScript.contact')}</LinkButton>
          </Box>
        </NoScripts>
      </Container>
      <Container sx={{ pb: { xs: 5, md: 8 }, '@media (scripting: none)': { display: 'none' } }}>{children}</Container>
      <Section title={content.facts.title} subtitle={content.facts.intro} tone="tinted">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.6fr 1fr' },
          }}
        >
          <div>
            {content.facts.table ? <FactTable {...content.facts.table} /> : null}
            {content.facts.stops ? <FactStops stops={content.facts.stops} /> : null}
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: '66ch' }}>
              {content.facts.note}
            </Typography>
          </div>
          <div>
            <Typography variant="h3">{content.steps.title}</Typography>
            <Box component="ol" sx={{ pl: 2.75, mt: 2, mb: 0, display: 'grid', gap: 1.25 }}>
              {content.steps.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </div>
        </Box>
      </Section>
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        <Questions questions={content.questions} />
        <Sources sources={content.sources} />
      </Container>
    </>
  );
}
