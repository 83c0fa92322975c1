import type { RequestOverview } from '@kindwing/backend/client';
import { documentText, passages } from '@kindwing/backend/domain/messages';
import {
  Alert,
  Box,
  Card,
  CardContent,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  LoadingNotice,
  PageHeader,
  PageTitle,
  Stack,
  Typography,
} from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../../messages/text.ts';
import { failureText } from '../../requests/failure.ts';
import { useLiveRequests } from '../../requests/live.ts';
import { Reference } from '../../requests/reference.tsx';
import { useRequestsUnderWay } from '../dashboard/data.ts';
import { type Paper, papersFor } from './service-papers.ts';

/** What will be needed, request by request. Files can't be sent here yet, and the page says so and how to do it. */
export default function DocumentsPage() {
  const t = useText();
  useLiveRequests();
  const requests = useRequestsUnderWay();
  return (
    <Stack spacing={3} useFlexGap>
      <PageTitle title={t('papers.title')} />
      <PageHeader title={t('papers.title')} subtitle={t('papers.subtitle')} />
      <Alert severity="info" title={t('papers.later.title')}>
        {t('papers.later.body')}
      </Alert>
      {requests.isPending && <LoadingNotice text={t('papers.loading')} />}
      {requests.isError && !requests.data && (
        <ErrorState
          title={t('papers.failed')}
          body={failureText(requests.error, t).body}
          onRetry={() => void requests.refetch()}
        />
      )}
      {requests.data?.length === 0 && (
        <EmptyState
          icon="document"
          title={t('papers.empty.title')}
          body={t('papers.empty.body')}
          action={<LinkButton to="/portal/requests/new">{t('home.start')}</LinkButton>}
        />
      )}
      {requests.data?.map((request) => (
        <Papers key={request.id} request={request} />
      ))}
    </Stack>
  );
}

function Papers({ request }: { request: RequestOverview }) {
  const t = useText();
  const papers = papersFor(request.service_type);
  const headingId = `papers-${request.id}`;
  return (
    <Card component="section" aria-labelledby={headingId}>
      <CardContent>
        <Typography variant="h3" component="h2" id={headingId}>
          {t(`service.${request.service_type}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Reference>{request.reference}</Reference>
        </Typography>
        <Group title={t('papers.needed')} papers={papers.filter(({ sometimes }) => !sometimes)} />
        <Group title={t('papers.sometimes')} papers={papers.filter(({ sometimes }) => sometimes)} />
        <LinkButton
          to={`/portal/requests/${request.id}#messages`}
          variant="outlined"
          startIcon={<Icon name="chat" />}
          aria-label={t('papers.ask_named', { reference: request.reference })}
          sx={{ mt: 2.5 }}
        >
          {t('papers.ask')}
        </LinkButton>
      </CardContent>
    </Card>
  );
}

function Group({ title, papers }: { title: string; papers: readonly Paper[] }) {
  const { language } = useLanguage();
  if (papers.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, '& li': { mb: 0.5 } }}>
        {papers.map(({ id }) => (
          <li key={id}>
            {passages(documentText(id, language), language).map(({ text, lang }) =>
              lang ? (
                <span key={text} lang={lang}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
