import type { Fault } from '@kindwing/shell/release';
import { environment } from './environment.ts';

/** One of the four sites. */
export type SiteName = 'shell' | 'public' | 'portal' | 'admin';

export interface PlannedFault {
  site: SiteName;
  /** Regular expression that the path must match; every path when left out. */
  path?: string;
  fault: Fault;
}

async function tell(method: 'PUT' | 'DELETE', faults: readonly PlannedFault[]): Promise<void> {
  const answer = await fetch(environment.faults, { method, body: JSON.stringify(faults) });
  if (!answer.ok) throw new Error(`${environment.faults} answered ${answer.status}`);
}

/** From now on these go wrong, and nothing else. */
export const inflict = (...faults: readonly PlannedFault[]): Promise<void> => tell('PUT', faults);

/** From now on nothing goes wrong. */
export const heal = (): Promise<void> => tell('DELETE', []);

/** A host that closes every connection without an answer. */
export const down = (site: SiteName): PlannedFault => ({ site, fault: { destroy: true } });
