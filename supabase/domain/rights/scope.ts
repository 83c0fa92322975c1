import type { Airport } from '../places/airports.ts';
import { isEuAir, isUk } from '../places/territories.ts';
import type { Note } from '../rules/note.ts';
import type { FlightFacts } from './facts.ts';

/** `null` means that facts are missing: a person must look. */
export interface Scope {
  readonly applies: boolean | null;
  readonly step: Note & { readonly cite: string };
}

/** Reg. 261/2004 Art. 3(1): from the territory on any carrier, or into it on a Community carrier. Art. 3(5): the operating carrier. */
export function euScope(facts: FlightFacts, from: Airport, to: Airport): Scope {
  if (isEuAir(from.country)) return scope(true, 'rights.scope.eu_departure', 'Art. 3(1)(a)', from, to);
  if (!isEuAir(to.country)) {
    const viaUnion = facts.via !== undefined && facts.via.length > 0;
    return scope(false, 'rights.scope.eu_outside', viaUnion ? 'Art. 3(1); C-451/20' : 'Art. 3(1)', from, to);
  }
  if (facts.licence === null) return scope(null, 'rights.scope.licence_unknown', 'Art. 3(1)(b)', from, to);
  if (facts.licence !== 'EU') return scope(false, 'rights.scope.eu_arrival_other', 'Art. 3(1)(b), 2(c)', from, to);
  if (facts.compensated_elsewhere) return scope(false, 'rights.scope.compensated', 'Art. 3(1)(b)', from, to);
  return scope(true, 'rights.scope.eu_arrival', 'Art. 3(1)(b)', from, to);
}

/** UK Reg. 261/2004 Art. 3(1), (1A): one booking is one flight that departs where its first leg does. */
export function ukScope(facts: FlightFacts, from: Airport, to: Airport): Scope {
  if (isUk(from.country)) return scope(true, 'rights.scope.uk_departure', 'UK Art. 3(1)(a)', from, to);
  const toUk = isUk(to.country);
  if (!toUk && !isEuAir(to.country)) return scope(false, 'rights.scope.uk_outside', 'UK Art. 3(1)', from, to);
  if (facts.licence === null) return scope(null, 'rights.scope.licence_unknown', 'UK Art. 3(1)(b)', from, to);
  const covered = toUk ? facts.licence === 'UK' || facts.licence === 'EU' : facts.licence === 'UK';
  const article = toUk ? 'UK Art. 3(1)(b)(i)' : 'UK Art. 3(1)(b)(ii)';
  if (!covered) return scope(false, 'rights.scope.uk_arrival_other', article, from, to);
  if (facts.compensated_elsewhere) return scope(false, 'rights.scope.compensated', article, from, to);
  return scope(true, toUk ? 'rights.scope.uk_arrival' : 'rights.scope.uk_carrier_to_eu', article, from, to);
}

function scope(applies: boolean | null, key: Note['key'], cite: string, from: Airport, to: Airport): Scope {
  return { applies, step: { key, cite, params: { from: from.code, to: to.code } } };
}
