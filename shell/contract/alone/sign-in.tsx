import { useAuth } from '@kindwing/auth';
import { Alert, Box, Button, Typography } from '@kindwing/ui';
import { type FormEvent, useState } from 'react';
import { useText } from './messages.ts';

const Field = ({ name, type, label }: { name: string; type: string; label: string }) => (
  <Typography component="label" variant="body2" sx={{ display: 'grid' }}>
    {label}
    <input name={name} type={type} autoComplete="on" required style={{ font: 'inherit', minHeight: 36 }} />
  </Typography>
);

/** For the real session: nobody is invented, so somebody has to sign in. */
export function SignIn() {
  const t = useText();
  const { user, signIn, signOut } = useAuth();
  const [reason, setReason] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const result = await signIn({ email: String(given.get('email')), password: String(given.get('password')) });
    setReason(result.ok ? undefined : result.failure.message);
  };

  if (user)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="body2">{user.email}</Typography>
        <Button size="small" variant="outlined" onClick={() => void signOut()}>
          {t('session.signOut')}
        </Button>
      </Box>
    );
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}
    >
      <Field name="email" type="email" label={t('session.email')} />
      <Field name="password" type="password" label={t('session.password')} />
      <Button size="small" variant="outlined" type="submit">
        {t('session.signIn')}
      </Button>
      {reason ? <Alert severity="error">{t('session.failed', { reason })}</Alert> : null}
    </Box>
  );
}
