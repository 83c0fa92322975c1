import { styled } from '@kindwing/ui';
import { useText } from '../messages/index.ts';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1700,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: 999,
  fontWeight: 600,
  backgroundColor: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** The first stop of the keyboard: past header and menus, to the page's own content. */
export function SkipLink() {
  const t = useText();
  return <Anchor href="#main">{t('skip')}</Anchor>;
}
