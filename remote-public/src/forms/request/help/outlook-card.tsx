import { feeCents } from '@kindwing/backend/domain/fees';
import type { ServiceType } from '@kindwing/backend/domain/services';
import { Alert, Box, Icon, Typography, useFormat, VisuallyHidden } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/use-text.ts';
import { RuleText } from '../../../tools/shared/rule-text.tsx';
import { PHONE_MARK, WithPhone } from '../../shared/with-phone.tsx';
import { NoticeText } from './notice-text.tsx';
import type { Due, Outlook } from './outlook.ts';
import type { OutlookState } from './use-outlook.ts';

/** What the trip means: price, what is late, what is due by when, which papers. Only the news of a change is spoken, not all of it. */
export function OutlookCard({ state, service }: { state: OutlookState; service: ServiceType }) {
  const t = useText();
  return (
    <Box
      component="section"
      aria-label={t('help.follows')}
      sx={{ display: 'grid', gap: 2, p: 2.5, bgcolor: 'house.accentWash', borderRadius: '14px 14px 14px 4px' }}
    >
      <Typography variant="h4" component="h2" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Icon name="info" size={22} />
        {t('help.follows')}
      </Typography>
      <Spoken state={state} />
      {state.kind === 'dated' ? <NoticeText notice={state.notice} departs={state.departs} /> : null}
      {state.kind === 'nothing' || state.kind === 'dated' ? <div>{t('help.needRoute')}</div> : null}
      {state.kind === 'working' ? <div>{t('help.working')}</div> : null}
      {state.kind === 'failed' ? <div>{t('help.failed')}</div> : null}
      {state.kind === 'found' ? <Found outlook={state.outlook} service={service} /> : null}
    </Box>
  );
}

function Spoken({ state }: { state: OutlookState }) {
  const t = useText();
  const price = usePrice();
  const { price: asked, dates } = state.kind === 'found' ? state.outlook : { price: null, dates: null };
  const notice = state.kind === 'dated' ? state.notice : null;
  const news = [
    notice === 'past' && t('help.departs.past'),
    notice === 'late' && t('help.late.title'),
    notice === 'soon' && t('help.soon.title'),
    asked && price(asked),
    dates && dates.late.length > 0 && t('help.late.title'),
    dates && dates.soon.length > 0 && t('help.soon.title'),
  ];
  return (
    <VisuallyHidden role="status">
      {state.kind === 'failed' ? t('help.failed') : news.filter((part) => typeof part === 'string').join(' ')}
    </VisuallyHidden>
  );
}

function usePrice() {
  const t = useText();
  const { money } = useFormat();
  return ({ tiers }: Outlook['price']) => {
    const each = tiers.map((tier) =>
      t('help.price.tier', { amount: money(feeCents[tier]), tier: t(`fee.${tier}.title`) }),
    );
    return t('help.price', { fee: each.join(` ${t('trip.fee.or')} `) });
  };
}

function Found({ outlook, service }: { outlook: Outlook; service: ServiceType }) {
  const t = useText();
  const { money, duration } = useFormat();
  const priceText = usePrice();
  const { price, dates, assumed } = outlook;
  return (
    <>
      <div>
        <strong>{priceText(price)}</strong>
        <Typography variant="body2">
          {price.direct
            ? t('help.price.direct', {
                duration: duration(Math.round(price.minutes / 5) * 5),
                complex: money(feeCents.complex),
              })
            : t('help.price.route')}{' '}
          {price.tiers.length > 1 ? t('help.price.either') : null}
        </Typography>
      </div>
      {dates ? <Dates dates={dates} /> : <div>{t('help.needDate')}</div>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {assumed ? (service === 'other' ? null : t(`help.assumed.${service}`)) : t('help.answered')} {t('help.verify')}
      </Typography>
    </>
  );
}

function Dates({ dates }: { dates: NonNullable<Outlook['dates']> }) {
  const t = useText();
  if (dates.past) return <Alert severity="warning">{t('help.departs.past')}</Alert>;
  return (
    <>
      {dates.late.length > 0 ? (
        <Alert severity="warning" title={t('help.late.title')}>
          {t('help.late.some')}
          <DueList list={dates.late} />
          <WithPhone text={t('help.late.try', { phone: PHONE_MARK })} />
        </Alert>
      ) : null}
      {dates.soon.length > 0 ? (
        <Alert severity="warning" title={t('help.soon.title')}>
          <DueList list={dates.soon} />
          <WithPhone text={t('help.soon.body', { phone: PHONE_MARK })} />
        </Alert>
      ) : null}
      {dates.open.length > 0 ? (
        <Part title={t('help.deadlines')}>
          <DueList list={dates.open} dated />
        </Part>
      ) : null}
      {dates.documents.length > 0 ? (
        <Part title={t('help.documents')}>
          <Lines>
            {dates.documents.map((paper) => (
              <li key={paper}>
                <RuleText text={paper} />
              </li>
            ))}
          </Lines>
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ pl: 2.5, my: 0.75, '& li': { mb: 0.5 } }}>
    {children}
  </Box>
);

/** The last whole day on which it is still in time, at the place of departure. */
const lastDay = ({ at }: Due): Date => new Date(Date.parse(at) - 1);

function DueList({ list, dated = false }: { list: readonly Due[]; dated?: boolean }) {
  const t = useText();
  const { date } = useFormat();
  return (
    <Lines>
      {list.map((due) => {
        const before = due.hours === null ? null : t('help.hoursBefore', { count: due.hours });
        const by = dated ? t('help.by', { when: date(lastDay(due), { timeZone: due.zone }) }) : null;
        const when = [by, before].filter((part) => part !== null).join(', ');
        return (
          <li key={due.what}>
            {when === '' ? due.what : t('help.before', { what: due.what, when })} {due.byUs ? t('help.byUs') : null}
          </li>
        );
      })}
    </Lines>
  );
}
