import { lettersEn } from '../messages/letters.en.ts';
import { lettersEs } from '../messages/letters.es.ts';
import { say } from '../messages/rules.ts';
import { fill, type Params } from '../rules/note.ts';
import { dateText } from '../time/date-text.ts';
import { DAY_MS, MINUTE_MS } from '../time/instant.ts';
import { causes, readCause } from './causes.ts';
import type { Compensation } from './compensation.ts';
import type { JourneyRights } from './journey.ts';
import { baggageLimit } from './montreal.ts';

export type Language = 'en' | 'es';

export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

type Key = keyof typeof lettersEn;

export const writer =
  (language: Language) =>
  (key: Key, params: Params = {}) =>
    fill((language === 'es' ? lettersEs : lettersEn)[key], params);

export interface ClaimFacts {
  readonly language: Language;
  readonly pnr: string;
  readonly passengers: readonly string[];
  readonly signed_by: string;
  /** Days that the airline is given; a month is what AESA expects. */
  readonly pay_within_days?: number;
}

function eventText(rights: JourneyRights, write: ReturnType<typeof writer>): string {
  const { facts } = rights;
  const days = Math.floor(((facts.notice_minutes ?? 0) * MINUTE_MS) / DAY_MS);
  return write(`letter.event.${facts.event}`, { delay: facts.delay ?? 0, days, minutes: facts.brought_forward ?? 0 });
}

/**
 * The letter that claims compensation, in the passenger's language, from the same facts and steps as the assessment.
 * Null when nothing is due or a person must say first whether it is.
 */
export function claimLetter(rights: JourneyRights, compensation: Compensation, claim: ClaimFacts): Letter | null {
  if (!compensation.applies || !compensation.amount_cents) return null;
  const write = writer(claim.language);
  const uk = compensation.rule_set === 'uk261';
  const law = uk ? 'UK261' : claim.language === 'es' ? 'el Reglamento (CE) 261/2004' : 'Regulation (EC) 261/2004';
  const date = dateText(rights.facts.flight_date ?? '', claim.language);
  const shared = {
    law,
    pnr: claim.pnr,
    from: rights.from.code,
    to: rights.to.code,
    date,
    passengers: claim.passengers.join(', '),
  };
  const amount = compensation.amount_cents / 100;
  const count = claim.passengers.length;
  const cause = rights.facts.cause === undefined ? null : readCause(rights.facts.cause);
  const ordinary =
    cause && !causes[cause].extraordinary
      ? [write('letter.cause', { cause: say({ key: `cause.${cause}` }, claim.language), cite: causes[cause].cite })]
      : [];
  const grounds = compensation.steps.filter(({ key }) => !key.includes('.cause.'));
  const care = rights.care.meals_and_communications || rights.care.hotel ? [write('letter.expenses')] : [];
  return {
    language: claim.language,
    subject: write('letter.subject', shared),
    paragraphs: [
      write('letter.greeting'),
      write(rights.minor_claimant ? 'letter.intro_parent' : 'letter.intro', shared),
      eventText(rights, write),
      write('letter.grounds'),
      ...grounds.map((step) => `– ${say(step, claim.language)} (${step.cite})`),
      ...ordinary,
      write(count === 1 ? 'letter.amount_one' : 'letter.amount', {
        ...shared,
        amount,
        count,
        total: amount * count,
        currency: compensation.currency,
      }),
      ...care,
      write('letter.payment', { days: claim.pay_within_days ?? 30 }),
      write('letter.otherwise'),
      write('letter.closing'),
      claim.signed_by,
    ],
  };
}

export interface BaggageFacts extends Omit<ClaimFacts, 'pay_within_days'> {
  readonly kind: 'delay' | 'damage';
  readonly pir: string;
  /** `YYYY-MM-DD`: when it was delivered or received. */
  readonly delivered_on: string;
  readonly event_date: string;
}

/** The written complaint that Montreal Art. 31 asks for; a report at the airport alone may not be one. */
export function baggageLetter(facts: BaggageFacts): Letter {
  const write = writer(facts.language);
  const limit = baggageLimit(facts.event_date, false) ?? 0;
  const shared = {
    pnr: facts.pnr,
    pir: facts.pir,
    passengers: facts.passengers.join(', '),
    delivered: dateText(facts.delivered_on, facts.language),
  };
  return {
    language: facts.language,
    subject: write('letter.baggage_subject', shared),
    paragraphs: [
      write('letter.greeting'),
      write(facts.kind === 'damage' ? 'letter.baggage_damage' : 'letter.baggage_delay', shared),
      write('letter.baggage_amount', {
        sdr: new Intl.NumberFormat(facts.language === 'es' ? 'es-ES' : 'en-US', { useGrouping: true }).format(limit),
      }),
      write('letter.closing'),
      facts.signed_by,
    ],
  };
}
