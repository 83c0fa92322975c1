import { Alert, useFormat } from '@kindwing/ui';
import { useText } from '../../../messages/use-text.ts';
import { PHONE_MARK, WithPhone } from '../../shared/with-phone.tsx';
import { lastDayFor, type Notice } from './notice.ts';

/** The 48 hours of most assistance, told from the day alone, while the airports are not named. */
export function NoticeText({ notice, departs }: { notice: Notice; departs: string }) {
  const t = useText();
  const { date } = useFormat();
  if (notice === 'past') return <Alert severity="warning">{t('help.departs.past')}</Alert>;
  if (notice === 'open') return <div>{t('help.notice.open', { when: date(lastDayFor(departs)) })}</div>;
  const late = notice === 'late';
  return (
    <Alert severity="warning" title={t(late ? 'help.late.title' : 'help.soon.title')}>
      <div>{t(late ? 'help.notice.late' : 'help.notice.soon')}</div>
      <WithPhone text={t(late ? 'help.late.try' : 'help.soon.body', { phone: PHONE_MARK })} />
    </Alert>
  );
}
