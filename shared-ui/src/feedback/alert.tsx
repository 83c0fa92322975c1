import MuiAlert, { type AlertProps as MuiAlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

const icons = {
  success: <Icon name="checkCircle" size={24} />,
  info: <Icon name="info" size={24} />,
  warning: <Icon name="alert" size={24} />,
  error: <Icon name="error" size={24} />,
};

const toneOf = { success: 'success', info: 'info', warning: 'warning', error: 'error' } as const;

export type AlertProps = Omit<MuiAlertProps, 'title' | 'variant'> & { title?: ReactNode };

/** A notice inside a page. Only `error` and `warning` interrupt (role alert); pass `role` to say otherwise. */
export function Alert({ severity = 'info', title, children, role, sx, ...rest }: AlertProps) {
  const tone = toneOf[severity as keyof typeof toneOf] ?? 'info';
  const loud = tone === 'error' || tone === 'warning';
  return (
    <MuiAlert
      {...rest}
      severity={severity}
      role={role ?? (loud ? 'alert' : 'status')}
      iconMapping={icons}
      sx={[
        {
          bgcolor: `house.tones.${tone}.wash`,
          color: 'text.primary',
          border: '1.5px solid',
          borderColor: `color-mix(in srgb, var(--kw-palette-house-tones-${tone}-text) 40%, transparent)`,
          borderRadius: '14px 14px 14px 4px',
          '& .MuiAlert-icon': { color: `house.tones.${tone}.text`, opacity: 1 },
          '& .MuiAlertTitle-root': { fontWeight: 600, mb: children ? 0.5 : 0 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {children}
    </MuiAlert>
  );
}
