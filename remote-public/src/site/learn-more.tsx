import { Icon, LinkButton, VisuallyHidden } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';

/** "Learn More", and about what, for whom cannot see what stands around it. */
export function LearnMore({
  to,
  subject,
  variant = 'text',
}: {
  to: string;
  subject: string;
  variant?: 'text' | 'outlined';
}) {
  const t = useText();
  return (
    <LinkButton
      to={to}
      variant={variant}
      endIcon={<Icon name="arrowRight" />}
      sx={variant === 'text' ? { ml: -1.5 } : {}}
    >
      {t('site.learnMore')}
      <VisuallyHidden>{` ${t('site.learnMoreAbout', { subject })}`}</VisuallyHidden>
    </LinkButton>
  );
}
