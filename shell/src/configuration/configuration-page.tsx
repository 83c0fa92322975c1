import { Alert, Box, Button, Container, LinkButton, PageHeader, PageTitle, styled, Typography } from '@kindwing/ui';
import { useText } from '../messages/index.ts';
import type { ConfigurationProblem } from './schema.ts';

const EXAMPLE = `{
  "environment": "production",
  "apiUrl": "https://your-project.supabase.co",
  "anonKey": "your anon key",
  "supportPhone": "+34 900 000 000"
}`;

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 20,
  overflowX: 'auto',
  borderRadius: 14,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9375rem',
  backgroundColor: theme.vars?.palette.house.sunken,
}));

/** Says in words what the console says: there is no backend, and what to set where. */
export function ConfigurationPage({ problems }: { problems: readonly ConfigurationProblem[] }) {
  const t = useText();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={t('config.title')} />
      <PageHeader title={t('config.title')} subtitle={t('config.body')} />
      <Alert severity="warning" title={t('config.problems')}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {problems.map((problem) => (
            <li key={`${problem.kind} ${problem.kind === 'unreadable' ? problem.place : problem.setting}`}>
              {t(`config.problem.${problem.kind}`, problem)}
            </li>
          ))}
        </Box>
      </Alert>
      <Typography sx={{ mt: 4, mb: 1.5 }}>{t('config.where')}</Typography>
      <Code>{EXAMPLE}</Code>
      <Box sx={{ mt: 4, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button onClick={() => window.location.reload()}>{t('config.retry')}</Button>
        <LinkButton to="/health" variant="outlined">
          {t('config.health')}
        </LinkButton>
      </Box>
    </Container>
  );
}
