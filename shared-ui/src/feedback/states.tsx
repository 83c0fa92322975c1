import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { useUiText } from '../messages/use-ui-text.ts';

/** Says that something is being fetched. The text is there at once; the wheel only after `delay` ms, so that quick work does not blink. */
export function LoadingNotice({ text, delay = 250 }: { text?: string; delay?: number }) {
  const t = useUiText();
  const [wheel, setWheel] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setWheel(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 6, justifyContent: 'center', color: 'text.secondary' }}
    >
      <Box sx={{ width: 24, height: 24 }}>{wheel ? <CircularProgress size={24} aria-hidden /> : null}</Box>
      <Typography>{text ?? t('loading.page')}</Typography>
    </Box>
  );
}

interface StateProps {
  title: ReactNode;
  body?: ReactNode;
  action?: ReactNode;
  /** a drawing, or an icon's name */
  illustration?: ReactNode;
  icon?: IconName;
}

function State({ title, body, action, illustration, icon, tint }: StateProps & { tint: 'primaryWash' | 'accentWash' }) {
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 5, md: 7 }, px: 2, maxWidth: 560, mx: 'auto' }}>
      {illustration ?? (
        <Box
          sx={{
            width: 84,
            height: 84,
            mx: 'auto',
            display: 'grid',
            placeItems: 'center',
            bgcolor: `house.${tint}`,
            borderRadius: '42px 42px 42px 14px',
          }}
        >
          <Icon name={icon ?? 'wing'} size={38} />
        </Box>
      )}
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        {title}
      </Typography>
      {body ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{body}</Typography> : null}
      {action ? (
        <Box sx={{ mt: 3, display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 1.5 }}>{action}</Box>
      ) : null}
    </Box>
  );
}

/** Nothing to show, and what to do about it. */
export function EmptyState(props: StateProps) {
  return <State {...props} tint="primaryWash" />;
}

export interface ErrorStateProps {
  title?: ReactNode;
  body?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
}

/** Something failed: what, and the way out. Announced at once. */
export function ErrorState({ title, body, onRetry, action }: ErrorStateProps) {
  const t = useUiText();
  return (
    <Box role="alert">
      <State
        icon="alert"
        tint="accentWash"
        title={title ?? t('error.title')}
        body={body ?? t('error.body')}
        action={
          <>
            {onRetry ? (
              <Button onClick={onRetry} startIcon={<Icon name="refresh" />}>
                {t('action.retry')}
              </Button>
            ) : null}
            {action}
          </>
        }
      />
    </Box>
  );
}
