import { type FaultIdentity, faultKey, type MonitoredFault, scrubMessage } from '../../domain/monitoring/index.ts';

/** A fault as it is kept: what is one fault carries one key. */
export interface KeptFault extends MonitoredFault {
  fault: string;
}

/** Scrubs every message again, since anybody can post here, and counts what is one fault together; in the order of their keys. */
export function keptFaults(faults: readonly MonitoredFault[]): KeptFault[] {
  const kept = new Map<string, KeptFault>();
  for (const given of faults) {
    const identity: FaultIdentity = { ...given, message: scrubMessage(given.message) };
    const fault = faultKey(identity);
    const count = Math.min(1000, given.count + (kept.get(fault)?.count ?? 0));
    kept.set(fault, { ...given, message: identity.message, fault, count });
  }
  // Two batches at once then meet the same rows in the same order.
  return [...kept.values()].sort((a, b) => (a.fault < b.fault ? -1 : 1));
}
