import { useBackend } from '@kindwing/auth';
import { getRequest, keys } from '@kindwing/backend/client';
import { Slot } from '@kindwing/contract';
import { Stack, TextLink } from '@kindwing/ui';
import { useQuery } from '@kindwing/ui/query';
import { useParams } from '@kindwing/ui/router';
import { useText } from '../text.ts';

/** The request's page is the portal's: one team owns it, both audiences get each new version. */
export function RequestPage() {
  const t = useText();
  const client = useBackend();
  const { id = '' } = useParams();
  // Only for the way to whoever sent it; what the slot shows it reads itself.
  const { data } = useQuery({ queryKey: keys.request.detail(id), queryFn: () => getRequest(client, id) });
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <TextLink to="/admin/requests">{t('requests.back')}</TextLink>
        {data?.owner ? <TextLink to={`/admin/clients/${data.owner}`}>{t('requests.client')}</TextLink> : null}
      </Stack>
      <Slot name="portal/RequestDetail" props={{ requestId: id }} />
    </Stack>
  );
}
