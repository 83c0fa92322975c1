import type { JSONValue } from 'postgres';
import type { Story } from './story.ts';
import { legsOn, type Trip, trips } from './trips.ts';

function tripOf(story: Story): Trip {
  if (story.trip === undefined) throw new Error(`The demo story ${story.id} needs a trip to make an offer of.`);
  return trips[story.trip];
}

/** What the client asked for: the places and the days. */
export function wishedLegs(story: Story, start: Date): JSONValue {
  return legsOn(tripOf(story), start, { out: story.out ?? 14, back: story.back, time: '09:40' }, 100).map((leg) => ({
    origin: leg.origin,
    destination: leg.destination,
    direction: leg.direction ?? 'outbound',
    desired_date: leg.departs_at.slice(0, 10),
    origin_tz: leg.origin_tz,
    destination_tz: leg.destination_tz,
  }));
}

/** Three ways to make the trip: as wished, later that day, and a day later for less. */
export function draftFor(story: Story, start: Date): JSONValue {
  const es = ['clara', 'diego'].includes(story.who);
  const fare = story.fare ?? 20_000;
  const ways = [
    { label: es ? 'Como lo pidió' : 'As you asked', time: '09:40', later: 0, cents: fare, full: true },
    {
      label: es ? 'Por la tarde' : 'In the afternoon',
      time: '15:10',
      later: 0,
      cents: Math.round(fare * 1.08),
      full: true,
    },
    {
      label: es ? 'Al día siguiente' : 'A day later',
      time: '07:25',
      later: 1,
      cents: Math.round(fare * 0.87),
      full: false,
    },
  ];
  return {
    note: story.note ?? null,
    subject_to: story.subjectTo ?? [],
    alternatives: ways.map(({ label, time, later, cents, full }, index) => ({
      label,
      legs: legsOn(
        tripOf(story),
        start,
        { out: (story.out ?? 14) + later, back: story.back === undefined ? undefined : story.back + later, time },
        310 + index * 12,
      ) as unknown as JSONValue,
      fare_cents: cents,
      needs_fit: (story.needs ?? []).map((need, position) => ({
        need,
        fit: full || position > 0 ? 'full' : 'partial',
      })),
    })),
  };
}
