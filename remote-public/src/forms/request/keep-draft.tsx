import { Alert, Box, Typography } from '@kindwing/ui';
import { useId } from 'react';
import { useText } from '../../messages/use-text.ts';
import { DRAFT_STORAGE_KEY } from './draft.ts';
import type { KeptDraft } from './use-kept-draft.ts';

/** Asks before anything is kept on the device, and says what was brought back. */
export function KeepDraft({ draft }: { draft: KeptDraft }) {
  const t = useText();
  const id = useId();
  return (
    // Keeping is a script's work: without scripts the question is not asked.
    // Whoever left a draft finds it without having to touch the page first: `data-kept` brings the application.
    <Box data-kept={DRAFT_STORAGE_KEY} sx={{ '@media (scripting: none)': { display: 'none' } }}>
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
          checked={draft.keep}
          aria-describedby={`${id}-help`}
          onChange={(event) => draft.setKeep(event.target.checked)}
        />
        {t('request.keep.label')}
      </Box>
      <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary', pl: 4.5 }}>
        {t('request.keep.help')}
      </Typography>
    </Box>
  );
}

export function RestoredNotice({ draft }: { draft: KeptDraft }) {
  const t = useText();
  return draft.restored ? <Alert severity="info">{t('request.draft.restored')}</Alert> : null;
}
