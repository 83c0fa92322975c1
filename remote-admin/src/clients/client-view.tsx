import { useRole } from '@kindwing/auth';
import type { Profile } from '@kindwing/backend/client';
import { Box, LinkButton, Paper, TextLink, useFormat } from '@kindwing/ui';
import { DefinitionList, Tabs } from '@kindwing/ui/data';
import { Page } from '../lists/page.tsx';
import { AccountStatusChip, RoleChip } from '../status/chips.tsx';
import { useText } from '../text.ts';
import { ClientBookings } from './client-bookings.tsx';
import { ClientConsents } from './client-consents.tsx';
import { ClientInvoices } from './client-invoices.tsx';
import { ClientOffers } from './client-offers.tsx';
import { ClientRequests } from './client-requests.tsx';

export function ClientView({ profile }: { profile: Profile }) {
  const t = useText();
  const format = useFormat();
  const { isAdmin } = useRole();
  const { id } = profile;
  return (
    <Page
      title={profile.name || profile.email}
      subtitle={t('clients.subtitle')}
      actions={
        isAdmin ? (
          <LinkButton variant="outlined" to={`/admin/users?q=${encodeURIComponent(profile.email)}`}>
            {t('clients.manage_account')}
          </LinkButton>
        ) : undefined
      }
    >
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 4, maxWidth: 760 }}>
        <DefinitionList
          items={[
            { term: t('clients.email'), value: <TextLink href={`mailto:${profile.email}`}>{profile.email}</TextLink> },
            {
              term: t('clients.phone'),
              value: profile.phone ? (
                <TextLink href={`tel:${profile.phone.replace(/[^+\d]/g, '')}`}>{profile.phone}</TextLink>
              ) : (
                t('clients.no_phone')
              ),
            },
            {
              term: t('clients.account'),
              value: (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <RoleChip role={profile.role} />
                  <AccountStatusChip status={profile.status} />
                </Box>
              ),
            },
            { term: t('clients.language'), value: t(`language.${profile.language}`) },
            {
              term: t('clients.time_zone'),
              value: t('clients.time_there', {
                zone: profile.time_zone,
                time: format.time(new Date(), { timeZone: profile.time_zone }),
              }),
            },
            { term: t('clients.since'), value: format.date(profile.created_at) },
          ]}
        />
      </Paper>
      <Tabs
        label={t('clients.parts')}
        param="tab"
        tabs={[
          { id: 'requests', label: t('menu.requests'), content: <ClientRequests owner={id} /> },
          { id: 'offers', label: t('menu.offers'), content: <ClientOffers owner={id} /> },
          { id: 'bookings', label: t('menu.bookings'), content: <ClientBookings owner={id} /> },
          { id: 'invoices', label: t('payments.invoices'), content: <ClientInvoices owner={id} /> },
          ...(isAdmin
            ? [{ id: 'consents', label: t('clients.consents'), content: <ClientConsents owner={id} /> }]
            : []),
        ]}
      />
    </Page>
  );
}
