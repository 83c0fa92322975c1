import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useUiText } from '../messages/use-ui-text.ts';
import { onToast, onToastWithdrawn, type ToastInput } from './toast-bus.ts';
import { ToastCard } from './toast-card.tsx';

const HOTKEY = 'F8';

const Region = styled('section')({
  position: 'fixed',
  zIndex: 1600,
  bottom: 0,
  right: 0,
  padding: 16,
  width: 'min(100%, 440px)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** The place where toasts appear; once in an application. F8 moves focus to it. */
export function Toaster() {
  const t = useUiText();
  const region = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<(ToastInput & { id: number }) | null>(null);

  useEffect(() => {
    let id = 0;
    const ends = [
      onToastWithdrawn(() => setCurrent(null)),
      onToast((input) => {
        id += 1;
        setCurrent({ ...input, id });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const card = region.current?.querySelector<HTMLElement>('[data-toast]');
      (card ?? region.current)?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const quiet = current && current.tone !== 'destructive' ? current : null;
  const loud = current?.tone === 'destructive' ? current : null;
  const close = () => setCurrent(null);

  // Both live regions are always there: a screen reader hears what is put into a region, not the region's arrival.
  return (
    <Region ref={region} aria-label={t('toast.region', { key: HOTKEY })} tabIndex={-1}>
      <div role="status">{quiet ? <ToastCard key={quiet.id} toast={quiet} onClose={close} /> : null}</div>
      <div role="alert">{loud ? <ToastCard key={loud.id} toast={loud} onClose={close} /> : null}</div>
    </Region>
  );
}
