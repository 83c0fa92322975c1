import { Alert, useFormat } from '@kindwing/ui';
import { useText } from '../../text.ts';
import { useConfiguration } from '../use-configuration.ts';

/** Whether this site collects at this moment: an empty table can mean either that all is well, or that nobody looks. */
export function Collecting() {
  const t = useText();
  const format = useFormat();
  const { data } = useConfiguration();
  if (!data) return null;
  if (!data.monitoring)
    return (
      <Alert severity="info" title={t('monitoring.off')}>
        {t('monitoring.off_body')}
      </Alert>
    );
  const percent = new Intl.NumberFormat(format.locale, { style: 'percent', maximumFractionDigits: 1 });
  return <Alert severity="info">{t('monitoring.on', { share: percent.format(data.monitoring.share) })}</Alert>;
}
