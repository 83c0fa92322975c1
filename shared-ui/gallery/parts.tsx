import {
  Alert,
  Box,
  BrandMark,
  Button,
  Card,
  CardActions,
  CardContent,
  Countdown,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  LinkButton,
  LoadingNotice,
  Section,
  Stack,
  StatusChip,
  TextLink,
  Typography,
  toast,
  tokens,
  useColorMode,
} from '@kindwing/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@kindwing/ui/more';
import Grid from '@mui/material/Grid';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

export function Actions() {
  const { mode, setPreference } = useColorMode();
  return (
    <Section title="Actions" eyebrow="Everyday parts" subtitle="One main button in sight; the others step back.">
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button size="large">Main</Button>
        <Button color="accent">Warm</Button>
        <Button variant="outlined">Second</Button>
        <Button variant="text">Third</Button>
        <Button color="error" startIcon={<Icon name="sos" />}>
          SOS
        </Button>
        <Button loading>Busy</Button>
        <Button disabled>Off</Button>
        <LinkButton to="/elsewhere" endIcon={<Icon name="arrowRight" />}>
          Goes on
        </LinkButton>
        <IconButton
          label="Theme"
          icon={mode === 'dark' ? 'sun' : 'moon'}
          onClick={() => setPreference(mode === 'dark' ? 'light' : 'dark')}
        />
        <TextLink href="https://example.org" newTab>
          Another site
        </TextLink>
        <Button
          variant="outlined"
          onClick={() => toast({ title: 'Saved', description: 'It is kept for you.', tone: 'success' })}
        >
          Toast
        </Button>
        <Button
          variant="outlined"
          onClick={() => toast({ title: 'Submission Failed', description: 'Please try again.', tone: 'destructive' })}
        >
          Bad toast
        </Button>
      </Stack>
    </Section>
  );
}

export function Statuses() {
  return (
    <Section
      title="States"
      tone="tinted"
      subtitle="Never by colour alone: each tone has its own picture and its words."
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
        <StatusChip label="New" tone="info" />
        <StatusChip label="Waiting for you" tone="warning" />
        <StatusChip label="Confirmed" tone="success" />
        <StatusChip label="Refused" tone="error" />
        <StatusChip label="Draft" tone="neutral" />
        <StatusChip label="Best match" tone="accent" />
      </Stack>
      <Typography sx={{ mb: 3 }}>
        <Countdown until={hours(51)} /> · <Countdown until={hours(0.1)} />
      </Typography>
      <Stack spacing={2}>
        <Alert severity="info" title="Good to know">
          Guide text in a sentence, with <TextLink to="/x">a link</TextLink>.
        </Alert>
        <Alert severity="success" title="All papers are here" />
        <Alert severity="warning">48 hours before departure is past: we will try.</Alert>
        <Alert severity="error" title="Not sent">
          Nothing you typed is lost.
        </Alert>
      </Stack>
    </Section>
  );
}

const cards = [
  { icon: 'elder', title: 'Someone older' },
  { icon: 'paw', title: 'Someone with paws' },
  { icon: 'seat', title: 'Room to sit' },
] as const;

export function Cards() {
  return (
    <Section title="Cards" eyebrow="A folded wing" subtitle="The wide corner marks what leads on.">
      <Grid container spacing={3}>
        {cards.map((card) => (
          <Grid key={card.title} size={{ xs: 12, md: 4 }}>
            <Card sx={{ borderRadius: tokens.wing, height: '100%' }}>
              <CardContent>
                <Box sx={{ color: 'primary.main', mb: 2 }}>
                  <Icon name={card.icon} size={40} />
                </Box>
                <Typography variant="h3">{card.title}</Typography>
                <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                  We write to the airline, keep the evidence and stay with you from door to door.
                </Typography>
              </CardContent>
              <CardActions>
                <LinkButton to="/more" variant="text" endIcon={<Icon name="arrowRight" />}>
                  Learn More
                </LinkButton>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

export function Places() {
  return (
    <>
      <Section tone="deep" title="A deep band" eyebrow="Calls to action" subtitle="Turns the page over." align="center">
        <Stack direction="row" sx={{ justifyContent: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Button color="accent" size="large">
            Start a request
          </Button>
          <Button variant="outlined" color="inherit" size="large">
            How it works
          </Button>
          <BrandMark size={52} />
        </Stack>
      </Section>
      <Section tone="wash" title="Questions" width="text">
        {['How early should we ask?', 'What does it cost?'].map((question) => (
          <Accordion key={question}>
            <AccordionSummary expandIcon={<Icon name="chevronDown" />}>{question}</AccordionSummary>
            <AccordionDetails>As early as you can; 48 hours before is what the rules ask.</AccordionDetails>
          </Accordion>
        ))}
      </Section>
      <Section title="Nothing, waiting, broken">
        <LoadingNotice />
        <EmptyState
          title="No requests yet"
          body="The first one takes two minutes."
          action={<LinkButton to="/new">Begin</LinkButton>}
        />
        <ErrorState onRetry={() => {}} />
      </Section>
    </>
  );
}
