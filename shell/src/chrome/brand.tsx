import { BrandMark, styled } from '@kindwing/ui';
import { Link } from '@kindwing/ui/router';
import { useText } from '../messages/index.ts';

const BrandLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '1.25rem',
  letterSpacing: '-0.02em',
  borderRadius: 8,
  minHeight: 44,
  flexShrink: 0,
});

/** The house's sign and name, leading home. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const t = useText();
  return (
    <BrandLink to="/" aria-label={t('brand.home')} onClick={onClick}>
      <BrandMark size={34} />
      <span aria-hidden>{t('brand.name')}</span>
    </BrandLink>
  );
}
