import { Box, Icon, styled } from '@kindwing/ui';
import { useText } from '../../messages/index.ts';

/** The networks' own front pages stand in until the house has accounts there. */
const networks = [
  { icon: 'socialFacebook', label: 'social.facebook', href: 'https://www.facebook.com/' },
  { icon: 'socialInstagram', label: 'social.instagram', href: 'https://www.instagram.com/' },
  { icon: 'socialLinkedin', label: 'social.linkedin', href: 'https://www.linkedin.com/' },
  { icon: 'socialX', label: 'social.x', href: 'https://x.com/' },
] as const;

const Anchor = styled('a')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '22px 22px 22px 8px',
  color: 'inherit',
  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
});

export function SocialLinks() {
  const t = useText();
  return (
    <Box component="ul" aria-label={t('footer.social')} sx={{ display: 'flex', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {networks.map(({ icon, label, href }) => (
        <li key={icon}>
          <Anchor href={href} rel="noopener noreferrer" aria-label={t(label)}>
            <Icon name={icon} size={20} />
          </Anchor>
        </li>
      ))}
    </Box>
  );
}
