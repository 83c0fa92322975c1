import { useSession } from '@kindwing/auth';
import { Container, PageHeader, PageTitle, Paper, StatusChip, type StatusTone, styled } from '@kindwing/ui';
import { useEffect, useState } from 'react';
import type { ConfigurationState } from '../configuration/schema.ts';
import { useText } from '../messages/index.ts';
import { checkBackend } from './check-backend.ts';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '16px 24px',
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars?.palette.house.line}` },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
}));

/** `/health`: whether the backend's settings are there, and the session's state. */
export function Health({ state }: { state: ConfigurationState }) {
  const t = useText();
  const present = state.status === 'ready' ? { apiUrl: true, anonKey: true } : state.present;
  const session = useSessionHealth(state);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={t('health.title')} />
      <PageHeader title={t('health.title')} subtitle={t('health.subtitle')} />
      <Paper variant="outlined" sx={{ borderRadius: '22px 44px 22px 22px' }}>
        <List>
          <Presence label={t('health.url')} found={present.apiUrl} />
          <Presence label={t('health.key')} found={present.anonKey} />
          <div>
            <dt>{t('health.session')}</dt>
            <dd>
              <span role="status">
                <StatusChip tone={tones[session]} label={t(`health.${session}`)} />
              </span>
            </dd>
          </div>
        </List>
      </Paper>
    </Container>
  );
}

function Presence({ label, found }: { label: string; found: boolean }) {
  const t = useText();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <StatusChip tone={found ? 'success' : 'error'} label={t(found ? 'health.present' : 'health.missing')} />
      </dd>
    </div>
  );
}

type SessionHealth = 'checking' | 'ok' | 'no-session' | 'error';
const tones: Record<SessionHealth, StatusTone> = {
  checking: 'info',
  ok: 'success',
  'no-session': 'neutral',
  error: 'error',
};

/** `ok` and `no-session` mean that the backend answered; what is stored in the browser alone proves nothing. */
function useSessionHealth(state: ConfigurationState): SessionHealth {
  const session = useSession();
  const [answers, setAnswers] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    const check = state.status === 'ready' ? checkBackend(state.configuration) : Promise.resolve(false);
    void check.then((result) => {
      if (wanted) setAnswers(result);
    });
    return () => {
      wanted = false;
    };
  }, [state]);
  if (answers === undefined || session.status === 'loading') return 'checking';
  if (!answers) return 'error';
  return session.status === 'signed-in' ? 'ok' : 'no-session';
}
