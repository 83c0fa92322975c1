import { Alert, Box, Button, Typography } from '@kindwing/ui';
import { useId } from 'react';
import { useText } from '../../messages/text.ts';
import type { Wizard } from './use-wizard.ts';

/** Asks before anything is kept on the device: the draft may say something about health. */
export function KeepDraft({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const id = useId();
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: 'grid',
          gridTemplateColumns: '24px 1fr',
          gap: 1.5,
          py: 1,
          cursor: 'pointer',
          '& input': { width: 22, height: 22, m: 0, mt: '2px', accentColor: 'var(--kw-palette-primary-main)' },
        }}
      >
        <input
          id={id}
          type="checkbox"
          checked={wizard.kept}
          aria-describedby={`${id}-help`}
          onChange={(event) => wizard.setKept(event.target.checked)}
        />
        {t('wizard.keep')}
      </Box>
      <Typography id={`${id}-help`} variant="body2" color="textSecondary" sx={{ pl: 4.5 }}>
        {t('wizard.keep_hint')}
      </Typography>
    </div>
  );
}

export function RestoredNotice({ wizard }: { wizard: Wizard }) {
  const t = useText();
  if (!wizard.restored) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button variant="text" color="inherit" onClick={wizard.startAgain}>
          {t('wizard.start_again')}
        </Button>
      }
    >
      {t('wizard.restored')}
    </Alert>
  );
}
