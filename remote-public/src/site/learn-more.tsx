import { Icon, LinkButton, VisuallyHidden } from '@kindwing/ui';
import { useText } from '../messages/use-text.ts';

/** "Learn More", and to whom cannot see what stands around it, about what. */
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
      <VisuallyHidden>: {subject}</VisuallyHidden>
    </LinkButton>
  );
}
