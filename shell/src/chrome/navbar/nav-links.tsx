import { styled } from '@kindwing/ui';
import { NavLink } from '@kindwing/ui/router';
import { useText } from '../../messages/index.ts';
import { siteLinks } from './links.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', gap: 4 });

const Anchor = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 10,
  color: 'inherit',
  textDecoration: 'none',
  position: 'relative',
  '&:hover': { backgroundColor: theme.vars?.palette.house.primaryWash },
  '&[aria-current="page"]': { fontWeight: 600 },
  // the house's feather stroke, below the page that is open
  '&[aria-current="page"]::after': {
    content: '""',
    position: 'absolute',
    left: 12,
    right: 12,
    bottom: 5,
    height: 4,
    borderRadius: '4px 0 4px 0',
    backgroundColor: theme.vars?.palette.house.accent,
  },
}));

/** The site's five top links, in a row or (in the mobile menu) below each other. */
export function NavLinks({ stacked = false, onChoose }: { stacked?: boolean; onChoose?: () => void }) {
  const t = useText();
  return (
    <List sx={stacked ? { flexDirection: 'column' } : {}}>
      {siteLinks.map(({ to, label }) => (
        <li key={to}>
          <Anchor to={to} end={to === '/'} onClick={onChoose}>
            {t(label)}
          </Anchor>
        </li>
      ))}
    </List>
  );
}
