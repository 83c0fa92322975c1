import { useHost } from '@kindwing/contract';
import { Box, Container, Icon, TextLink } from '@kindwing/ui';
import { useText } from '../../messages/index.ts';
import { LanguageSwitcher } from '../language-switcher.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { AccountActions } from './account-actions.tsx';

/** The slim dark line above the navigation on wide screens; it scrolls away while the navigation stays. */
export function UtilityBar() {
  const t = useText();
  const { supportPhone } = useHost();
  return (
    <Box
      data-kw-surface="deep"
      sx={{ display: { xs: 'none', lg: 'block' }, bgcolor: 'house.deep', color: 'house.onDeep' }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.9375rem', '--kw-link': 'currentColor' }}>
          <Icon name="phone" size={18} />
          <TextLink href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
            {t('nav.phone', { phone: supportPhone })}
          </TextLink>
        </Box>
        <Box sx={{ flexGrow: 1 }} />
        <LanguageSwitcher />
        <ThemeToggle />
        <AccountActions />
      </Container>
    </Box>
  );
}
