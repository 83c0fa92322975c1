import { carrierName } from '@kindwing/backend/domain/airlines';
import { useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { Part } from './part.tsx';
import type { Tried } from './read-pasted.ts';
import { useSay } from './use-say.ts';

/** The one-time service fee and what decides it. */
export function Fee({ tried }: { tried: Tried }) {
  const t = useText();
  const say = useSay();
  const format = useFormat();
  const { fee } = tried.assessment;
  const flown = (way: 'outbound' | 'return') =>
    fee.flight_minutes[way] === 0
      ? null
      : t('rules.fee.way', {
          duration: format.duration(fee.flight_minutes[way]),
          count: fee.connections[way],
        });
  return (
    <Part title={t('rules.fee')} note={t('rules.fee.note')}>
      <DefinitionList
        items={[
          { term: t('rules.fee.amount'), value: format.money(fee.amount_cents, fee.currency) },
          { term: t('rules.fee.tier'), value: say(`conclusion.fee_${fee.tier}`) },
          {
            term: t('rules.why'),
            value: fee.reasons.map((reason) => say(`conclusion.fee_because_${reason}`)).join('. '),
          },
          { term: t('rules.fee.outbound'), value: flown('outbound') },
          { term: t('rules.fee.return'), value: flown('return') },
          {
            term: t('rules.fee.carriers'),
            value: fee.operating_carriers.map((code) => `${carrierName(code)} (${code})`).join(', '),
          },
        ]}
      />
    </Part>
  );
}
