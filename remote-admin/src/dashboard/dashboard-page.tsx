import { useRole } from '@kindwing/auth';
import { Icon, LinkButton, Section } from '@kindwing/ui';
import { RecentEvents } from '../events/recent-events.tsx';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';
import { FigureGrid } from './figure-grid.tsx';
import { deskFigures, mailFigures } from './figures.ts';

/** What needs somebody now, and what happened lately. */
export function DashboardPage() {
  const t = useText();
  const { isAdmin } = useRole();
  return (
    <Page
      title={t('menu.dashboard')}
      subtitle={t('dashboard.subtitle')}
      actions={
        <>
          <LinkButton to="/portal/agent" variant="outlined">
            {t('dashboard.desk')}
          </LinkButton>
          <LinkButton to="/admin/requests/new-quick" startIcon={<Icon name="plus" />}>
            {t('menu.quickCreate')}
          </LinkButton>
        </>
      }
    >
      <Section title={t('dashboard.now')} width="none">
        <FigureGrid figures={isAdmin ? [...deskFigures, ...mailFigures] : deskFigures} label={t('dashboard.now')} />
      </Section>
      <Section title={t('events.title')} width="none">
        <RecentEvents />
      </Section>
    </Page>
  );
}
