import type { CourtLimit } from '@kindwing/backend/domain/rights';
import { Typography, useFormat } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { Lines, Part } from '../shared/part.tsx';
import { SourceNote } from '../shared/source-note.tsx';

export interface TimeLimitsProps {
  courts: readonly CourtLimit[];
  /** Last day of the written complaint about baggage; null where the day of delivery is not known. */
  complaint: string | null;
  /** Last day to sue under the Montreal Convention. */
  action: string | null;
  bag: boolean;
}

/** Until when to complain and to sue. */
export function TimeLimits({ courts, complaint, action, bag }: TimeLimitsProps) {
  const t = useText();
  const format = useFormat();
  const country = new Intl.DisplayNames([format.locale], { type: 'region' });
  return (
    <Part title={t('claim.limits')} icon="clock">
      <Lines>
        {bag ? (
          <li>
            {complaint
              ? t('claim.limits.complaint', { date: format.date(complaint) })
              : t('claim.limits.complaintUnknown')}
          </li>
        ) : null}
        {courts.map(({ country: code, until, source }) => (
          <li key={code}>
            {until
              ? t('claim.limits.court', { country: country.of(code) ?? code, date: format.date(until) })
              : t('claim.limits.courtUnknown', { country: country.of(code) ?? code })}
            {source ? <SourceNote source={source} of="limit" /> : null}
          </li>
        ))}
        {action ? <li>{t('claim.limits.montreal', { date: format.date(action) })}</li> : null}
      </Lines>
      {courts.length === 0 && !action && !bag ? <Typography>{t('claim.limits.none')}</Typography> : null}
    </Part>
  );
}
