import { Box, Button, Icon } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';

/** For whoever came by a link: past the form, to what it answers. No link, since the fragment holds the facts. */
export function ToAnswer({ id }: { id: string }) {
  const t = useText();
  const go = () => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus();
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Button variant="outlined" endIcon={<Icon name="chevronDown" />} onClick={go}>
        {t('tools.toAnswer')}
      </Button>
    </Box>
  );
}
