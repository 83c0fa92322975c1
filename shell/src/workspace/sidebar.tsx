import { useAuth, useRole } from '@kindwing/auth';
import { Box, ButtonBase, Icon, Typography } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useLocation } from '@kindwing/ui/router';
import { memo } from 'react';
import { useLeave } from '../access/use-leave.ts';
import { useRemotes } from '../app/remotes.ts';
import { LanguageSwitcher } from '../chrome/language-switcher.tsx';
import { RoleBadge } from '../chrome/role-badge.tsx';
import { ThemeToggle } from '../chrome/theme-toggle.tsx';
import { useText } from '../messages/index.ts';
import { type Area, areaName } from './areas.ts';
import { currentEntry, menuFor } from './menu.ts';
import { otherWorkspace } from './other-workspace.ts';
import { SidebarLink, sidebarRow } from './sidebar-link.tsx';

interface Props {
  area: Area;
  onChoose?: (() => void) | undefined;
}

/** A workspace's menu, from the registry, and at its foot what concerns the person: who they are, language, theme. */
export function Sidebar({ area, onChoose }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minHeight: { xs: 'calc(100dvh - 60px)', md: '100%' },
        px: 2,
        pb: 2,
      }}
    >
      <Menu area={area} onChoose={onChoose} />
      <Foot onChoose={onChoose} />
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;

function Menu({ area, onChoose }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const { role } = useRole();
  const { menu } = useRemotes();
  const { pathname } = useLocation();
  const items = menuFor(area, role, menu);
  const current = currentEntry(items, pathname);
  const other = otherWorkspace(area, role, items);

  return (
    <Box component="nav" aria-label={t(areaName(area, role))} sx={{ flexGrow: 1 }}>
      <Box component="ul" sx={{ ...list, display: 'grid', gap: 0.25 }}>
        {items.map((item) => (
          <li key={item.path}>
            <SidebarLink
              to={item.path}
              label={item.label[language]}
              icon={item.icon}
              current={item.path === current}
              onChoose={onChoose}
            />
            {item.children.length > 0 ? (
              <Box component="ul" sx={list}>
                {item.children.map((child) => (
                  <li key={child.path}>
                    <SidebarLink
                      to={child.path}
                      label={child.label[language]}
                      current={child.path === current}
                      nested
                      onChoose={onChoose}
                    />
                  </li>
                ))}
              </Box>
            ) : null}
          </li>
        ))}
        {other ? (
          <li>
            <SidebarLink to={other.path} label={t(other.label)} icon={other.icon} current={false} onChoose={onChoose} />
          </li>
        ) : null}
        <li>
          <Logout />
        </li>
      </Box>
    </Box>
  );
}

function Logout() {
  const t = useText();
  const leave = useLeave('workspace');
  return (
    <ButtonBase sx={{ ...sidebarRow, gap: '12px', justifyContent: 'flex-start' }} onClick={() => void leave()}>
      <Icon name="logout" size={20} />
      {t('workspace.logout')}
    </ButtonBase>
  );
}

const Foot = memo(function Foot({ onChoose }: Pick<Props, 'onChoose'>) {
  const t = useText();
  const { user } = useAuth();
  return (
    <Box
      sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <RoleBadge />
      {user?.email ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('workspace.signedInAs', { email: user.email })}
        </Typography>
      ) : null}
      <Box
        role="group"
        aria-label={t('workspace.settings')}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1 }}
      >
        <LanguageSwitcher />
        <ThemeToggle />
      </Box>
      <Box sx={{ ml: -1.75, width: 'calc(100% + 14px)' }}>
        <SidebarLink to="/" label={t('workspace.site')} icon="arrowLeft" current={false} onChoose={onChoose} />
      </Box>
    </Box>
  );
});
