import { type BackendClient, useBackend } from '@kindwing/auth';
import { isBackendError } from '@kindwing/backend/client';
import { toast } from '@kindwing/ui';
import { useMutation, useQueryClient } from '@kindwing/ui/query';
import { useText } from '../messages/text.ts';
import { failureText } from './failure.ts';
import { refreshRequests } from './refresh.ts';

/**
 * A step of a request, called with the arguments that follow the client: `mutate([requestId, reason])`. What it changed
 * is read again, and a refusal says why in a toast. Forms pass `silent` and show the failure where things were typed.
 * Say that it worked in `onDone`: what `mutate` is given doesn't run when the fresh data take the button off the page.
 */
export function useRequestAction<Args extends readonly unknown[], Result>(
  act: (client: BackendClient, ...args: Args) => Promise<Result>,
  { silent = false, onDone }: { silent?: boolean; onDone?: (result: Result) => void } = {},
) {
  const client = useBackend();
  const queries = useQueryClient();
  const t = useText();
  return useMutation({
    mutationFn: (args: Args) => act(client, ...args),
    onSuccess: onDone,
    onError: (error) => {
      if (silent) return;
      const { title, body } = failureText(error, t);
      toast({ title, description: body, tone: 'destructive' });
    },
    // After a conflict too: somebody else moved it, and the page must show where to.
    onSettled: (_result, error) => {
      if (!error || (isBackendError(error) && error.kind === 'conflict')) return refreshRequests(queries);
    },
  });
}
