import { keyframes, styled } from '@mui/material/styles';
import { type PointerEvent, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { tokens } from '../theme/tokens.ts';
import type { ToastInput, ToastTone } from './toast-bus.ts';
import { useDismissTimer } from './use-dismiss-timer.ts';

/** ms on screen and px of a swipe: the specification's figures */
const LIFETIME = 5_000;
const SWIPE_THRESHOLD = 50;

const icons = { neutral: 'info', success: 'checkCircle', destructive: 'error' } as const;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

const Card = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: ToastTone }>(({ theme, tone }) => {
  const house = theme.vars?.palette.house;
  const destructive = tone === 'destructive';
  return {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: 12,
    alignItems: 'start',
    padding: '14px 8px 14px 18px',
    borderRadius: tokens.radius.medium,
    border: '1px solid',
    borderColor: destructive ? house?.tones.error.solid : house?.outline,
    color: destructive ? house?.tones.error.onSolid : house?.text,
    backgroundColor: destructive ? house?.tones.error.solid : house?.surface,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.22)',
    touchAction: 'pan-y',
    animation: `${rise} 180ms ease-out`,
    '& > svg': { marginTop: 10, color: tone === 'success' ? house?.tones.success.text : 'inherit' },
    '& [data-slot="text"]': { paddingBlock: 9, overflowWrap: 'anywhere' },
    '& strong': { display: 'block', fontWeight: 600 },
  };
});

interface ToastCardProps {
  toast: ToastInput;
  onClose: () => void;
}

/** One toast: leaves by itself, by its button, by Escape or by a swipe to the side; stays while pointed at or focused. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const t = useUiText();
  const tone = toast.tone ?? 'neutral';
  const [shift, setShift] = useState(0);
  const [from, setFrom] = useState<number | null>(null);
  const timer = useDismissTimer(LIFETIME, onClose);

  const release = (event: PointerEvent) => {
    if (from !== null && Math.abs(event.clientX - from) >= SWIPE_THRESHOLD) onClose();
    setFrom(null);
    setShift(0);
  };

  return (
    <Card
      tone={tone}
      data-toast=""
      tabIndex={-1}
      style={{ transform: shift ? `translateX(${shift}px)` : undefined }}
      onPointerEnter={timer.pause}
      onPointerLeave={(event) => {
        if (from !== null) release(event);
        timer.resume();
      }}
      onFocus={timer.pause}
      onBlur={timer.resume}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onPointerDown={(event) => setFrom(event.clientX)}
      onPointerMove={(event) => {
        if (from !== null) setShift(event.clientX - from);
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Icon name={icons[tone]} size={22} />
      <div data-slot="text">
        <strong>{toast.title}</strong>
        {toast.description ? <span>{toast.description}</span> : null}
      </div>
      <IconButton label={t('action.close')} icon="close" plain onClick={onClose} />
    </Card>
  );
}
