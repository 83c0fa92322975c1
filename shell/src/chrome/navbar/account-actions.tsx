import { roleHome, useRole, useSession } from '@kindwing/auth';
import { Box, Button, Icon, LinkButton } from '@kindwing/ui';
import { useLeave } from '../../access/use-leave.ts';
import { useText } from '../../messages/index.ts';
import { RoleBadge } from '../role-badge.tsx';

interface Props {
  size?: 'small' | 'medium' | undefined;
  onChoose?: (() => void) | undefined;
}

/** Client login for visitors; badge, Dashboard and Sign Out for whoever is signed in. Nothing while that is unknown. */
export function AccountActions({ size = 'small', onChoose }: Props) {
  const t = useText();
  const session = useSession();
  const { role } = useRole();

  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') {
    return (
      <LinkButton
        to="/login"
        variant="text"
        color="inherit"
        size={size}
        onClick={onChoose}
        startIcon={<Icon name="user" />}
      >
        {t('nav.login')}
      </LinkButton>
    );
  }
  return (
    <Box
      role="group"
      aria-label={t('nav.account')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <RoleBadge />
      <LinkButton to={roleHome(role)} variant="text" color="inherit" size={size} onClick={onChoose}>
        {t('nav.dashboard')}
      </LinkButton>
      <SignOut size={size} onChoose={onChoose} />
    </Box>
  );
}

/** A part of its own: what can lead elsewhere is rendered anew for each page. */
function SignOut({ size, onChoose }: Props) {
  const t = useText();
  const leave = useLeave('site');
  return (
    <Button
      variant="text"
      color="inherit"
      size={size}
      onClick={() => {
        onChoose?.();
        void leave();
      }}
    >
      {t('nav.signOut')}
    </Button>
  );
}
