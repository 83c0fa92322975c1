import { Slot } from '@kindwing/contract';
import { Stack, TextLink } from '@kindwing/ui';
import { useParams } from '@kindwing/ui/router';
import { useText } from '../text.ts';

/** The request's page is the portal's: one team owns it, both audiences get each new version. */
export function RequestPage() {
  const t = useText();
  const { id = '' } = useParams();
  return (
    <Stack spacing={2}>
      <div>
        <TextLink to="/admin/requests">{t('requests.back')}</TextLink>
      </div>
      <Slot name="portal/RequestDetail" props={{ requestId: id }} />
    </Stack>
  );
}
