import { attachRequest, type UnclaimedRequest } from '@kindwing/backend/client';
import { Box, Button, Card, CardContent, Stack, Typography, toast, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { Reference } from '../../requests/reference.tsx';
import { useUnclaimed } from './data.ts';

/** Requests sent signed out with the reader's own address: theirs only after they say so. */
export function DidYouSendThis() {
  const t = useText();
  const unclaimed = useUnclaimed().data ?? [];
  if (unclaimed.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="unclaimed" sx={{ borderColor: 'house.accent' }}>
      <CardContent>
        <Typography variant="h2" id="unclaimed" gutterBottom>
          {t('unclaimed.title')}
        </Typography>
        <Typography sx={{ maxWidth: '68ch' }}>{t('unclaimed.body')}</Typography>
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
          {unclaimed.map((request) => (
            <Question key={request.request_id} request={request} />
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Question({ request }: { request: UnclaimedRequest }) {
  const t = useText();
  const { dateTime } = useFormat();
  const attach = useRequestAction(attachRequest);
  const { reference, request_id: id } = request;
  // An answered question leaves the page, and the mutation's callbacks with it; its promise doesn't. A refusal is told by the hook.
  const say = (mine: boolean) =>
    void attach.mutateAsync([id, mine]).then(
      () => toast({ title: t(mine ? 'unclaimed.added' : 'unclaimed.dropped', { reference }), tone: 'success' }),
      () => undefined,
    );
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box>
        <strong>
          <Reference>{reference}</Reference>
        </strong>{' '}
        · {t(`service.${request.service_type}`)}
        <Typography variant="body2" color="textSecondary">
          {t('unclaimed.sent', { when: dateTime(request.created_at) })}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          loading={attach.isPending && attach.variables?.[1] === true}
          held={attach.isPending}
          onClick={() => say(true)}
          aria-label={t('unclaimed.yes_named', { reference })}
        >
          {t('unclaimed.yes')}
        </Button>
        <Button
          variant="outlined"
          loading={attach.isPending && attach.variables?.[1] === false}
          held={attach.isPending}
          onClick={() => say(false)}
          aria-label={t('unclaimed.no_named', { reference })}
        >
          {t('unclaimed.no')}
        </Button>
      </Stack>
    </Box>
  );
}
