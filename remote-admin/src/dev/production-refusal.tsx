import { Alert } from '@kindwing/ui';
import { useText } from '../text.ts';

/** In production these tools do nothing, and say so. */
export function ProductionRefusal() {
  const t = useText();
  return (
    <Alert severity="warning" title={t('dev.refused')} sx={{ maxWidth: 760 }}>
      {t('dev.refused_body')}
    </Alert>
  );
}
