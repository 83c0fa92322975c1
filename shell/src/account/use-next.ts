import { useSearchParams } from '@kindwing/ui/router';
import { pathOf } from '../address/site-address.ts';

/** The page that was asked for before signing in. Somebody may have written it as the browser shows it, with its language. */
export function useNext(): string | null {
  const [parameters] = useSearchParams();
  const asked = parameters.get('next');
  return asked && pathOf(asked);
}
