import { useAuth, useBackend } from '@kindwing/auth';
import { type AppRole, keys, listProfiles, type Profile } from '@kindwing/backend/client';
import { Box, Button, EmptyState, Icon, LinkButton, TextLink, Typography, useFormat } from '@kindwing/ui';
import { FilterBar } from '@kindwing/ui/data';
import { keepPreviousData, useQuery } from '@kindwing/ui/query';
import { useSearchParams } from '@kindwing/ui/router';
import { useState } from 'react';
import { oneOf } from '../choice.ts';
import { Page } from '../lists/page.tsx';
import { seekParams, useSeek } from '../lists/seek.ts';
import { SeekList } from '../lists/seek-list.tsx';
import { AccountStatusChip, RoleChip } from '../status/chips.tsx';
import { useText } from '../text.ts';
import { StatusDialog } from './status-dialog.tsx';

export const roles = ['admin', 'agent', 'client'] as const satisfies readonly AppRole[];

/** Everybody with an account; admins only, the database sees to it. */
export function UsersPage() {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const { user } = useAuth();
  const [params] = useSearchParams();
  const { seek } = useSeek();
  const [chosen, setChosen] = useState<Profile | null>(null);
  const role = oneOf(params.get('role'), roles);
  const search = params.get('q')?.trim() ?? '';
  const filter = { ...(role && { role }), ...(search && { search }) };
  const profiles = useQuery({
    queryKey: keys.profiles(filter, seek),
    queryFn: () => listProfiles(client, filter, seek),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('menu.users')}
      subtitle={t('users.subtitle')}
      actions={
        <LinkButton to="/admin/users/promote" startIcon={<Icon name="arrowUp" />}>
          {t('menu.promote')}
        </LinkButton>
      }
    >
      <FilterBar
        resets={seekParams}
        fields={[
          { type: 'search', name: 'q', label: t('users.search') },
          {
            type: 'select',
            name: 'role',
            label: t('users.role'),
            allLabel: t('users.role.all'),
            options: roles.map((value) => ({ value, label: t(`role.${value}`) })),
          },
        ]}
      />
      <SeekList
        query={profiles}
        caption={t('menu.users')}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="users" title={t('users.empty.title')} body={t('users.empty.body')} />}
        columns={[
          {
            key: 'name',
            header: t('users.person'),
            cell: (profile) => (
              <>
                <TextLink to={`/admin/clients/${profile.id}`}>{profile.name || profile.email}</TextLink>
                {profile.id === user?.id ? ` (${t('users.you')})` : null}
                {profile.name ? (
                  <Typography variant="body2" color="textSecondary">
                    {profile.email}
                  </Typography>
                ) : null}
              </>
            ),
          },
          { key: 'role', header: t('users.role'), cell: (profile) => <RoleChip role={profile.role} /> },
          { key: 'status', header: t('users.status'), cell: ({ status }) => <AccountStatusChip status={status} /> },
          { key: 'language', header: t('users.language'), cell: ({ language }) => t(`language.${language}`) },
          { key: 'joined', header: t('users.joined'), cell: ({ created_at: at }) => format.date(at) },
          {
            key: 'action',
            header: t('users.action'),
            quietHeader: true,
            // Nobody suspends or demotes themselves; the database says so too.
            cell: (profile) =>
              profile.id === user?.id ? null : (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button
                    size="small"
                    variant="outlined"
                    color={profile.status === 'active' ? 'error' : 'primary'}
                    aria-label={t(profile.status === 'active' ? 'users.suspend_named' : 'users.restore_named', {
                      name: profile.name || profile.email,
                    })}
                    onClick={() => setChosen(profile)}
                  >
                    {t(profile.status === 'active' ? 'users.suspend' : 'users.restore')}
                  </Button>
                  <LinkButton
                    size="small"
                    variant="text"
                    to={`/admin/users/promote?email=${encodeURIComponent(profile.email)}`}
                    aria-label={t('users.change_role_named', { name: profile.name || profile.email })}
                  >
                    {t('users.change_role')}
                  </LinkButton>
                </Box>
              ),
          },
        ]}
      />
      {chosen && <StatusDialog profile={chosen} onClose={() => setChosen(null)} />}
    </Page>
  );
}
