import { Box, Button, Icon, Typography } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../messages/use-text.ts';

/** The reference to keep, large enough to read out on the phone, and a button that copies it. */
export function Reference({ value }: { value: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  // Without the clipboard (an insecure page, a refused permission) the number can still be selected and read.
  const copy = () => {
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Box sx={{ p: 2, bgcolor: 'house.accentWash', borderRadius: '14px 14px 14px 4px' }}>
      <Typography variant="body2">{t('reference.label')}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Box
          component="output"
          sx={{ fontSize: '1.5rem', fontWeight: 600, letterSpacing: '0.04em', userSelect: 'all' }}
        >
          {value}
        </Box>
        <Button variant="outlined" size="small" onClick={copy} startIcon={<Icon name={copied ? 'check' : 'copy'} />}>
          <span aria-live="polite">{t(copied ? 'reference.copied' : 'reference.copy')}</span>
        </Button>
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('reference.keep')}
      </Typography>
    </Box>
  );
}
