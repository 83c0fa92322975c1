import { minorOnLeg } from '../fit/minor.ts';
import { isEuAir } from '../places/territories.ts';
import { official, reported } from '../rules/source.ts';
import { addDays } from '../time/calendar.ts';
import { needsExitPermit } from './minor.ts';
import { type DocumentRule, paper } from './model.ts';

const spain = official({ title: 'interior.gob.es, Instr. 10/2019' }, { url: 'https://www.interior.gob.es' });
const colombia = reported('Migración Colombia, exit of minors');
const airline = reported('Airlines’ unaccompanied-minor conditions');

/** Passport, identity card, visas. Inside Europe an identity card does; between its outer edges a passport must be shown. */
export const identity: DocumentRule = (context) => {
  const abroad = context.flights.filter((flight) => flight.from.country !== flight.to.country);
  const home = context.flights.filter((flight) => flight.from.country === flight.to.country);
  const far = abroad.filter((flight) => !(isEuAir(flight.from.country) && isEuAir(flight.to.country)));
  const near = abroad.filter((flight) => !far.includes(flight));
  const child = context.flights.some((flight) => minorOnLeg(context.traveller, flight, context.flights));
  const papers = [];
  if (far.length > 0) papers.push(paper(context, 'identity', 'passport', far), paper(context, 'identity', 'visa', far));
  else if (near.length > 0) papers.push(paper(context, 'identity', 'id_or_passport', near));
  else if (child && context.first.from.country === 'ES') papers.push(paper(context, 'identity', 'child_id_es', home));
  else papers.push(paper(context, 'identity', 'id_or_passport', home));
  return papers;
};

/** Papers of a child who travels alone. */
export const minor: DocumentRule = (context) => {
  const { traveller, flights } = context;
  const alone = flights.flatMap((flight) => {
    const found = minorOnLeg(traveller, flight, flights);
    return found ? [{ flight, ...found }] : [];
  });
  const served = alone
    .filter(({ standing }) => standing === 'mandatory' || standing === 'optional')
    .map(({ flight }) => flight);
  const abroad = alone.map(({ flight }) => flight).filter((flight) => flight.from.country !== flight.to.country);
  const papers = [];
  if (served.length > 0) {
    papers.push(
      paper(context, 'minor', 'um_form', served, {
        params: { carrier: served[0]?.operator.name ?? '' },
        source: airline,
      }),
      paper(context, 'minor', 'drop_off_adult', served),
      paper(context, 'minor', 'pick_up_adult', served, {
        params: { date: served[served.length - 1]?.arrivalDate ?? '' },
      }),
    );
  }
  if (abroad.length > 0)
    papers.push(paper(context, 'minor', 'consent_letter', abroad), paper(context, 'minor', 'custody', abroad));
  for (const permit of needsExitPermit(context)) {
    const { departureDate } = permit.flight;
    if (permit.country === 'ES')
      papers.push(
        paper(context, 'minor', 'es_exit_permit', [permit.flight], {
          from: addDays(departureDate, -30),
          until: departureDate,
          source: spain,
        }),
      );
    else
      papers.push(
        paper(context, 'minor', 'co_exit_permit', [permit.flight], { source: colombia }),
        paper(context, 'minor', 'co_birth_record', [permit.flight], { source: colombia }),
      );
  }
  return papers;
};
