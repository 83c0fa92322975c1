import { Box, Button, Icon, Typography } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../messages/use-text.ts';

type Told = 'nothing' | 'copied' | 'failed';

/** Copies the address with everything in its fragment. Where the browser forbids it, the address is shown to be copied by hand. */
export function CopyLink() {
  const t = useText();
  const [told, setTold] = useState<Told>('nothing');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setTold('copied');
    } catch {
      setTold('failed');
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<Icon name={told === 'copied' ? 'check' : 'link'} />}
        onClick={copy}
        aria-describedby="tool-link-note"
      >
        {t('tools.link.copy')}
      </Button>
      <Typography id="tool-link-note" variant="body2" sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {t('tools.link.note')}
      </Typography>
      <Box role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {told === 'copied' ? t('tools.link.copied') : null}
        {told === 'failed' ? (
          <>
            {t('tools.link.failed')} <span dir="ltr">{location.href}</span>
          </>
        ) : null}
      </Box>
    </Box>
  );
}
