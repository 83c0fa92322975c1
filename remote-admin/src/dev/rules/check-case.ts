import { serviceTypes } from '@kindwing/backend/domain';
import type { IntakeCase } from '@kindwing/backend/domain/cases';
import type { Airports } from '@kindwing/backend/domain/places';
import { isZone, readLocalTime } from '@kindwing/backend/domain/time';
import type { Finding, Path } from './problems.ts';

const RELATIVE = /^T0([+-]\d+[dh])?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const CARRIER = /^(?=.*[A-Z])[A-Z0-9]{2}$/;

/** A wall clock's time that the zone skips or shows twice needs an offset; says which there are. */
function checkLocal(text: string, zone: string, path: Path): Finding[] {
  if (!isZone(zone)) return [];
  try {
    const read = readLocalTime(text, zone);
    if (read.kind === 'instant') return [];
    const [a, b] = read.choices;
    const key = read.kind === 'missing' ? 'rules.problem.time_missing' : 'rules.problem.time_twice';
    return [{ path, key, params: { text, zone, a: `${text}${a.offset}`, b: `${text}${b.offset}` } }];
  } catch {
    return [{ path, key: 'rules.problem.local_time', params: { text } }];
  }
}

function checkMoment(text: string | undefined, zone: string, path: Path): Finding[] {
  if (text === undefined || RELATIVE.test(text)) return [];
  const [time = '', ownZone] = text.split(' ');
  if (!INSTANT.test(time) || Number.isNaN(Date.parse(time.slice(0, 10)))) {
    return [{ path, key: 'rules.problem.moment', params: { text } }];
  }
  if (ownZone !== undefined && !isZone(ownZone)) {
    return [{ path, key: 'rules.problem.zone', params: { zone: ownZone } }];
  }
  return time.includes('T') && !/(Z|[+-]\d{2}:\d{2})$/.test(time) ? checkLocal(time, ownZone ?? zone, path) : [];
}

/** What the format allows and the rules can't read: unknown airports, zones, services, impossible times. */
export function checkCase(intake: IntakeCase, airports: Airports): Finding[] {
  const zone = intake.outbound[0]?.tz[0] ?? 'UTC';
  const findings: Finding[] = [
    ...checkMoment(intake.request, zone, ['request']),
    ...checkMoment(intake.depart, zone, ['depart']),
    ...checkMoment(intake.return_depart, intake.return?.[0]?.tz[0] ?? zone, ['return_depart']),
    ...checkMoment(intake.requested_depart, zone, ['requested_depart']),
  ];
  if (!serviceTypes.some((service) => service === intake.service_type)) {
    findings.push({ path: ['service_type'], key: 'rules.problem.service', params: { list: serviceTypes.join(', ') } });
  }
  for (const way of ['outbound', 'return'] as const) {
    for (const [index, leg] of (intake[way] ?? []).entries()) {
      for (const end of ['from', 'to'] as const) {
        if (!airports.find(leg[end])) {
          findings.push({ path: [way, index, end], key: 'rules.problem.airport', params: { code: leg[end] } });
        }
      }
      if (!CARRIER.test(leg.op)) findings.push({ path: [way, index, 'op'], key: 'error.leg.carrier_code' });
      for (const [end, name] of leg.tz.entries()) {
        if (!isZone(name)) {
          findings.push({ path: [way, index, 'tz', end], key: 'rules.problem.zone', params: { zone: name } });
        }
      }
      if (leg.dep_local !== undefined) {
        findings.push(...checkLocal(leg.dep_local, leg.tz[0], [way, index, 'dep_local']));
      }
    }
  }
  return findings;
}
