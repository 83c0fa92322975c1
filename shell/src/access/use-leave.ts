import { type AuthFailure, useAuth } from '@kindwing/auth';
import { toast } from '@kindwing/ui';
import { useNavigate } from '@kindwing/ui/router';
import { useFailureText } from '../account/failure-text.ts';
import { useText } from '../messages/index.ts';
import { leaving } from './leaving.ts';

/** Which button was pressed: the site's "Sign Out" and the sidebars' "Logout" speak differently. */
type Door = 'site' | 'workspace';

/** Signs out, says so and goes to the home page; a failure is said and changes nothing. */
export function useLeave(door: Door): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const t = useText();
  const failureText = useFailureText();

  const sayFailure = (failure: AuthFailure) =>
    toast({
      tone: 'destructive',
      title: t(door === 'site' ? 'toast.signOutFailed' : 'toast.logoutFailed'),
      description: failureText.quoted(failure),
    });

  return async () => {
    leaving.setState(true, true);
    const result = await signOut();
    if (!result.ok) {
      leaving.setState(false, true);
      sayFailure(result.failure);
      return;
    }
    const here = result.value.everywhere ? undefined : t('toast.signedOutHere');
    if (door === 'site') toast({ tone: 'success', title: t('toast.signedOut'), description: here });
    else toast({ tone: 'success', title: t('toast.loggedOut'), description: here ?? t('toast.loggedOutBody') });
    void navigate('/');
  };
}
