import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { tokens } from '../theme/tokens.ts';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'accent';

/** Each tone has its own picture: colour alone never says anything. */
const icons: Record<StatusTone, IconName> = {
  neutral: 'dot',
  info: 'info',
  success: 'checkCircle',
  warning: 'clock',
  error: 'error',
  accent: 'star',
};

const Root = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(
  ({ theme, tone }) => {
    const house = theme.vars?.palette.house;
    const colours =
      tone === 'accent'
        ? { color: house?.onAccent, backgroundColor: house?.accent }
        : { color: house?.tones[tone].text, backgroundColor: house?.tones[tone].wash };
    return {
      ...colours,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      padding: '3px 12px 3px 8px',
      borderRadius: tokens.radius.pill,
      fontSize: '0.9375rem',
      fontWeight: 600,
      lineHeight: 1.4,
      maxWidth: '100%',
      border: '1px solid transparent', // seen where a system's own contrast colours replace ours
    };
  },
);

export function StatusChip({
  tone = 'neutral',
  label,
  icon,
}: {
  tone?: StatusTone;
  label: ReactNode;
  icon?: IconName;
}) {
  return (
    <Root tone={tone}>
      <Icon name={icon ?? icons[tone]} size={16} />
      <span>{label}</span>
    </Root>
  );
}
