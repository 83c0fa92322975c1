import type { FaultCause, MonitoredVital } from '../domain/monitoring/index.ts';
import { type Client, callFunction } from './call.ts';

/** The 75th percentile of one measure on the pages of one declared route. Milliseconds; of CLS the score. */
export interface VitalFigure {
  route: string;
  vital: MonitoredVital['vital'];
  count: number;
  p75: number;
}

/** How one version of one remote loaded: 75th percentiles in milliseconds. */
export interface LoadFigure {
  remote: string;
  owner: string;
  version: string;
  count: number;
  /** Those that needed a second try or an earlier version. */
  retried: number;
  total: number;
  manifest: number;
  scripts: number;
  expose: number;
}

/** Events that are one fault; version, trace, place and route are the newest one's. */
export interface FaultFigure {
  fault: string;
  owner: string;
  remote: string;
  cause: FaultCause;
  message: string;
  count: number;
  first_seen: string;
  last_seen: string;
  version: string;
  trace: string;
  place: string | null;
  route: string;
}

export interface MonitoringReport {
  since: string;
  vitals: VitalFigure[];
  loads: LoadFigure[];
  /** The most frequent first. */
  faults: FaultFigure[];
}

/** Admin: what pages told of their speed and faults in the last days, 1 to 30. Empty where monitoring is not turned on. */
export const readMonitoring = (client: Client, days: number): Promise<MonitoringReport> =>
  callFunction(client, 'monitoring_report', { p_days: days });
