import { useBackend } from '@kindwing/auth';
import { type AppRole, findUserByEmail, isBackendError, setUserRole } from '@kindwing/backend/client';
import { toast } from '@kindwing/ui';
import { useQueryClient } from '@kindwing/ui/query';
import { type Failure, failureText } from '../failure.ts';
import { useText } from '../text.ts';

/** A promotion that failed; the message is for the person. */
class PromotionFailed extends Error {
  override readonly name = 'PromotionFailed';
  constructor(
    message: string,
    readonly retry: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Only an admin as the server sees them has the rights that a change of role needs. */
const lacksRights = (error: unknown) =>
  isBackendError(error) && error.kind === 'forbidden' && error.reason !== 'own_role';

/**
 * Finds the user by address and gives them the role, both through serverless functions, and says in a toast how it went
 * (specification §8). Rejects when it failed, so that a form keeps what was typed.
 */
export function usePromotion() {
  const t = useText();
  const client = useBackend();
  const queries = useQueryClient();

  async function steps(email: string, role: AppRole) {
    const found = await findUserByEmail(client, email);
    if (!found) throw new PromotionFailed(t('promote.not_found', { email }), false);
    try {
      await setUserRole(client, found.id, role);
    } catch (error) {
      if (lacksRights(error)) throw error;
      const { body, retry } = failureText(error, t);
      throw new PromotionFailed(t('promote.not_set', { message: body }), retry, error);
    }
    void queries.invalidateQueries({ queryKey: ['profiles'] });
    void queries.invalidateQueries({ queryKey: ['profile', found.id] });
  }

  function describe(error: unknown): Failure {
    if (lacksRights(error))
      return { title: t('promote.action_required'), body: t('promote.secure_context'), retry: false };
    const title = t('promote.failed');
    if (error instanceof PromotionFailed) return { title, body: error.message, retry: error.retry };
    return { ...failureText(error, t), title };
  }

  async function promote(email: string, role: AppRole): Promise<void> {
    try {
      await steps(email, role);
    } catch (error) {
      const { title, body } = describe(error);
      // The specification wants it in the log too; the address stays out of it.
      console.error(`${title}: ${isBackendError(error) ? error.message : 'see the notice on the page'}`);
      toast({ title, description: body, tone: 'destructive' });
      throw error;
    }
    toast({
      title: t('promote.success'),
      description: t('promote.done', { email, role: t(`role.value.${role}`) }),
      tone: 'success',
    });
  }

  return { promote, describe };
}
