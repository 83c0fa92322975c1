import { say } from '../messages/rules.ts';
import { dateText } from '../time/date-text.ts';
import type { BaggageRights } from './baggage.ts';
import type { JourneyRights } from './journey.ts';
import { type ClaimFacts, type Letter, writer } from './letter.ts';

type Facts = Omit<ClaimFacts, 'pay_within_days'>;

/** An amount of US cents as its reader writes it: 1,075.00 USD, 1075,00 USD. */
const dollars = (cents: number, language: Facts['language']): string =>
  `${new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-US', { minimumFractionDigits: 2 }).format(cents / 100)} USD`;

const reasons = (steps: JourneyRights['eu']['steps'], language: Facts['language']): string[] =>
  steps.map((step) => `– ${say(step, language)} (${step.cite})`);

function shared(rights: JourneyRights, facts: Facts) {
  return {
    pnr: facts.pnr,
    from: rights.from.code,
    to: rights.to.code,
    date: dateText(rights.facts.flight_date ?? '', facts.language),
    passengers: facts.passengers.join(', '),
  };
}

/** Asks for the fare back under 14 CFR 260, in the passenger's language. Null unless the assessment says that it is due. */
export function usRefundLetter(rights: JourneyRights, facts: Facts): Letter | null {
  const { us } = rights;
  if (us?.refund !== 'due') return null;
  const write = writer(facts.language);
  const params = shared(rights, facts);
  return {
    language: facts.language,
    subject: write('letter.us_refund_subject', params),
    paragraphs: [
      write('letter.greeting'),
      write(rights.minor_claimant ? 'letter.intro_parent' : 'letter.intro', params),
      write('letter.us_refund'),
      write('letter.grounds'),
      ...reasons(
        us.steps.filter(({ key }) => key === 'rights.us.refund_due'),
        facts.language,
      ),
      write('letter.us_refund_payment'),
      write('letter.us_otherwise'),
      write('letter.closing'),
      facts.signed_by,
    ],
  };
}

/** Asks for the US compensation for denied boarding (14 CFR 250.5). Null where none is due or the fare is not known. */
export function usDeniedBoardingLetter(rights: JourneyRights, facts: Facts): Letter | null {
  const { us } = rights;
  if (!us?.denied_boarding_cents) return null;
  const write = writer(facts.language);
  const params = shared(rights, facts);
  return {
    language: facts.language,
    subject: write('letter.us_denied_subject', params),
    paragraphs: [
      write('letter.greeting'),
      write(rights.minor_claimant ? 'letter.intro_parent' : 'letter.intro', params),
      write('letter.event.denied_boarding'),
      write('letter.grounds'),
      ...reasons(
        us.steps.filter(({ key }) => key.startsWith('rights.us.denied')),
        facts.language,
      ),
      write('letter.us_denied_amount', { amount: dollars(us.denied_boarding_cents, facts.language) }),
      write('letter.us_otherwise'),
      write('letter.closing'),
      facts.signed_by,
    ],
  };
}

export interface BagFeeFacts extends Facts {
  /** The report made at the airport. */
  readonly pir: string;
}

/** Asks for a late bag's fee back under 14 CFR 260. Null unless the assessment says that it is due. */
export function usBagFeeLetter(baggage: BaggageRights, facts: BagFeeFacts): Letter | null {
  if (baggage.fee_refund !== true) return null;
  const write = writer(facts.language);
  const params = { pnr: facts.pnr, pir: facts.pir, passengers: facts.passengers.join(', ') };
  const amount =
    baggage.fee_cents === null
      ? write('letter.us_bag_fee_any')
      : write('letter.us_bag_fee_amount', { amount: dollars(baggage.fee_cents, facts.language) });
  return {
    language: facts.language,
    subject: write('letter.us_bag_fee_subject', params),
    paragraphs: [
      write('letter.greeting'),
      write('letter.us_bag_fee', params),
      ...reasons(
        baggage.steps.filter(({ key }) => key === 'rights.bag.fee_due'),
        facts.language,
      ),
      amount,
      write('letter.us_refund_payment'),
      write('letter.us_otherwise'),
      write('letter.closing'),
      facts.signed_by,
    ],
  };
}
