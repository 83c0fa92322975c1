import type { OfferAlternative, OfferLeg, OfferWithAlternatives } from '@kindwing/backend/client';
import { writeEuros } from '@kindwing/backend/domain';
import { localTime, offsetMinutes, offsetText } from '@kindwing/backend/domain/time';
import { subjects } from '../../requests/subjects.ts';
import { type AlternativeDraft, emptyAlternative, type LegDraft, type OfferDraft } from './draft.ts';

/** A leg as the form shows it: each time in its airport's zone. */
export const legDraft = (leg: OfferLeg): LegDraft => ({
  direction: leg.direction ?? 'outbound',
  origin: leg.origin,
  destination: leg.destination,
  departs: localTime(leg.departs_at, leg.origin_tz),
  departs_offset: offsetText(offsetMinutes(leg.origin_tz, leg.departs_at)),
  arrives: localTime(leg.arrives_at, leg.destination_tz),
  arrives_offset: offsetText(offsetMinutes(leg.destination_tz, leg.arrives_at)),
  carrier: leg.operating_carrier,
  flight_number: leg.flight_number ?? '',
  cabin: leg.cabin ?? 'economy',
});

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const alternativeDraft = (alternative: OfferAlternative, locale: string): AlternativeDraft => ({
  label: alternative.label ?? '',
  fare: alternative.fare_cents > 0 ? writeEuros(alternative.fare_cents, locale) : '',
  conditions: alternative.conditions ?? '',
  guarantee_until: alternative.upstream_guarantee_until
    ? localTime(alternative.upstream_guarantee_until, ownZone())
    : '',
  acknowledged: alternative.difference_acknowledged_at !== null,
  legs: alternative.legs.length ? alternative.legs.map(legDraft) : emptyAlternative().legs,
  needs_fit: alternative.needs_fit.map(({ need, fit, note }) => ({ need, fit, note: note ?? '' })),
});

/** A saved draft as the form shows it: each time in its airport's zone, amounts as people write them. */
export function draftFromOffer(offer: OfferWithAlternatives, locale: string): OfferDraft {
  const [first, second, third] = [...offer.alternatives]
    .sort((a, b) => a.position - b.position)
    .map((alternative) => alternativeDraft(alternative, locale));
  return {
    note: offer.note ?? '',
    subject_to: subjects.filter((subject) => offer.subject_to.includes(subject)),
    alternatives: [first ?? emptyAlternative(), second ?? emptyAlternative(), third ?? emptyAlternative()],
  };
}
