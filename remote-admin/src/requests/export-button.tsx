import { useBackend } from '@kindwing/auth';
import type { RequestFilter } from '@kindwing/backend/client';
import { Button, Icon, toast } from '@kindwing/ui';
import { useMutation } from '@kindwing/ui/query';
import { download } from '../csv/download.ts';
import { failureText } from '../failure.ts';
import { useText } from '../text.ts';
import { EXPORT_LIMIT, exportRequests } from './export.ts';

/** Saves what the filter finds, not only the page in sight. */
export function ExportButton({ filter, disabled }: { filter: RequestFilter; disabled: boolean }) {
  const t = useText();
  const client = useBackend();
  const save = useMutation({
    mutationFn: () => exportRequests(client, filter),
    onSuccess: ({ csv, count, cut }) => {
      download(`kindwing-requests-${new Date().toISOString().slice(0, 10)}.csv`, csv);
      toast({
        title: t('requests.exported', { count }),
        ...(cut && { description: t('requests.export_cut', { limit: EXPORT_LIMIT }) }),
        tone: 'success',
      });
    },
    onError: (error) =>
      toast({ title: t('requests.export_failed'), description: failureText(error, t).body, tone: 'destructive' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="download" />}
      loading={save.isPending}
      disabled={disabled}
      onClick={() => save.mutate()}
    >
      {t('requests.export')}
    </Button>
  );
}
