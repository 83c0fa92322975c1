import { isReference } from '@kindwing/backend/domain/references';
import { Box } from '@kindwing/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../messages/use-text.ts';
import { Reference } from '../shared/reference.tsx';

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const fragment = () => window.location.hash.slice(1);

/** The reference in the page's address. It stands in the fragment, which no server sees; without scripts, words say where. */
export function PostedReference() {
  const t = useText();
  const found = useSyncExternalStore(subscribe, fragment, () => '');
  return isReference(found) ? (
    <Reference value={found} />
  ) : (
    <Box sx={{ p: 2, bgcolor: 'house.accentWash', borderRadius: '14px 14px 14px 4px' }}>
      {t('sent.reference.where')}
    </Box>
  );
}
