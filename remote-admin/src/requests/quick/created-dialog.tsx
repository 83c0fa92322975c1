import { Box, Button, LinkButton, Typography } from '@kindwing/ui';
import { SuccessDialog } from '@kindwing/ui/forms';
import { useText } from '../../text.ts';

export interface Created {
  reference: string;
  requestId: string;
}

interface CreatedDialogProps {
  open: boolean;
  created: Created | null;
  onAgain: () => void;
}

/** The reference, large enough to be read aloud, and the two ways on. */
export function CreatedDialog({ open, created, onAgain }: CreatedDialogProps) {
  const t = useText();
  return (
    <SuccessDialog
      open={open}
      title={t('quick.created')}
      onClose={onAgain}
      action={
        <>
          <Button variant="text" onClick={onAgain}>
            {t('quick.another')}
          </Button>
          <LinkButton to={`/admin/requests/${created?.requestId ?? ''}`}>{t('quick.open')}</LinkButton>
        </>
      }
    >
      <Typography>{t('quick.reference')}</Typography>
      <Box component="p" sx={{ m: 0, mt: 0.5, fontSize: '1.75rem', fontWeight: 600, letterSpacing: '0.04em' }}>
        {created?.reference}
      </Box>
    </SuccessDialog>
  );
}
