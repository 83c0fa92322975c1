import { useBackend } from '@kindwing/auth';
import { type Profile, setAccountStatus } from '@kindwing/backend/client';
import { Alert, toast } from '@kindwing/ui';
import { ConfirmDialog } from '@kindwing/ui/more';
import { useMutation, useQueryClient } from '@kindwing/ui/query';
import { failureText } from '../failure.ts';
import { useText } from '../text.ts';

/** Asks before an account is suspended or restored; a refusal (the last admin) is said where the question was. */
export function StatusDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useText();
  const client = useBackend();
  const queries = useQueryClient();
  const suspend = profile.status === 'active';
  const name = profile.name || profile.email;
  const change = useMutation({
    mutationFn: () => setAccountStatus(client, profile.id, suspend ? 'suspended' : 'active'),
    onSuccess: () => {
      toast({ title: t(suspend ? 'users.suspended' : 'users.restored', { name }), tone: 'success' });
      onClose();
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['profiles'] });
      void queries.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t(suspend ? 'users.suspend_title' : 'users.restore_title', { name })}
      body={t(suspend ? 'users.suspend_body' : 'users.restore_body')}
      confirmText={t(suspend ? 'users.suspend' : 'users.restore')}
      tone={suspend ? 'danger' : 'normal'}
      pending={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      {change.isError && (
        <Alert severity="error" title={t('failure.title')} sx={{ mt: 2 }}>
          {failureText(change.error, t).body}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
