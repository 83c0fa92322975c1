import { Typography } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { FeeTable } from '../../services/fee-table.tsx';
import { SideCard } from '../shared/side-card.tsx';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';

const prepare = [1, 2, 3, 4] as const;

/** What to have ready, what it costs, and what to do when there is little time. */
export function RequestAside() {
  const t = useText();
  return (
    <>
      <SideCard title={t('request.prepare.title')} icon="list">
        <ul>
          {prepare.map((line) => (
            <li key={line}>{t(`request.prepare.${line}`)}</li>
          ))}
        </ul>
      </SideCard>
      <SideCard title={t('request.notice.title')} icon="clock">
        <WithPhone text={t('request.notice.body', { phone: PHONE_MARK })} />
      </SideCard>
      <SideCard title={t('request.price.title')} icon="invoice">
        <Typography sx={{ mb: 1.5 }}>{t('request.price.body')}</Typography>
        <FeeTable compact />
      </SideCard>
    </>
  );
}
