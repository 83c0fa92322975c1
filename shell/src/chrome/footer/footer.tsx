import { Box, ButtonBase, Container, Icon, TextLink, Typography } from '@kindwing/ui';
import { memo } from 'react';
import { useText } from '../../messages/index.ts';
import { Brand } from '../brand.tsx';
import { setPrivacyOpen } from '../privacy/privacy-open.ts';
import { columns } from './columns.ts';
import { SocialLinks } from './social-links.tsx';

/** The public site's footer. */
export const Footer = memo(function Footer() {
  const t = useText();
  return (
    <Box
      component="footer"
      data-kw-surface="deep"
      sx={{ bgcolor: 'house.deep', color: 'house.onDeep', pt: { xs: 6, md: 8 }, pb: 4, '--kw-link': 'currentColor' }}
    >
      <Container>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1.6fr 1fr 1fr 1.4fr' },
          }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignContent: 'start',
              justifyItems: 'start',
              gridColumn: { sm: '1 / -1', md: 'auto' },
            }}
          >
            <Brand />
            <Typography sx={{ color: 'house.onDeepSoft', maxWidth: '32ch' }}>{t('brand.tagline')}</Typography>
            <SocialLinks />
          </Box>
          {columns.map(({ title, links }) => (
            <Column key={title} title={t(title)}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <TextLink to={to}>{t(label)}</TextLink>
                </li>
              ))}
              {title === 'footer.legal' ? (
                // Where no script runs no cookie is set, and no choice could be kept.
                <Box component="li" sx={{ '@media (scripting: none)': { display: 'none' } }}>
                  <PrivacyButton label={t('footer.privacySettings')} />
                </Box>
              ) : null}
            </Column>
          ))}
        </Box>
        <SmallPrint />
      </Container>
    </Box>
  );
});

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography component="h2" variant="h5" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 0.5,
          '& a': {
            display: 'inline-block',
            py: 0.5,
            textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
          },
        }}
      >
        {children}
      </Box>
    </div>
  );
}

function PrivacyButton({ label }: { label: string }) {
  return (
    <ButtonBase
      onClick={() => setPrivacyOpen(true)}
      sx={{
        py: 0.5,
        font: 'inherit',
        borderRadius: 1,
        textDecoration: 'underline',
        textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1.5px',
      }}
    >
      {label}
    </ButtonBase>
  );
}

function SmallPrint() {
  const t = useText();
  return (
    <Box
      sx={{
        mt: { xs: 5, md: 7 },
        pt: 3,
        borderTop: '1px solid color-mix(in srgb, currentColor 22%, transparent)',
        display: 'grid',
        gap: 1,
        color: 'house.onDeepSoft',
        fontSize: '0.9375rem',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Icon name="lock" size={18} />
        <span>{t('footer.secure')}</span>
      </Box>
      <span>{t('footer.gdpr')}</span>
      <span suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
    </Box>
  );
}
