import { z } from 'zod';
import { faultCauses } from './fault.ts';
import { attempts, MOST, vitalNames } from './limits.ts';
import { routePattern } from './route.ts';

const route = z.string().regex(routePattern);
const remote = z.string().regex(/^[a-z][a-z0-9]{0,29}$/);
const owner = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} &'’.,()/-]{0,59}$/u);
/** A package's version with the hash of its content; `local` is nobody's. */
const version = z.string().regex(/^(?:\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8,30}|\d{1,9})$/);
const milliseconds = z.number().int().min(0).max(120_000);
const part = { remote, owner, version };

const vitalSchema = z.strictObject({
  vital: z.enum(vitalNames),
  /** Milliseconds; of CLS the score. */
  value: z.number().min(0).max(120_000),
});

const loadSchema = z.strictObject({
  ...part,
  attempt: z.enum(attempts),
  /** From asking to drawing, retries included. */
  total: milliseconds,
  /** The steps of the attempt that succeeded: description, entry with the module that it exposes, its pages and messages. */
  manifest: milliseconds,
  scripts: milliseconds,
  expose: milliseconds,
});

const faultSchema = z.strictObject({
  ...part,
  cause: z.enum(faultCauses),
  message: z.string().max(400),
  /** The reference that the visitor's card shows. */
  trace: z.string().regex(/^[0-9a-f]{8}$/),
  /** File, line and column of the part's own code, where the error says them. */
  place: z
    .string()
    .regex(/^[A-Za-z0-9_][A-Za-z0-9_./-]{0,119}:\d{1,7}:\d{1,7}$/)
    .optional(),
  route,
  count: z.number().int().min(1).max(1000),
});

/** What a page sends: nothing in it says who, where from or which visit. Unknown members are refused. */
export const batchSchema = z.strictObject({
  schema: z.literal(1),
  /** Of the page that was loaded; what was measured is of it. */
  route,
  vitals: z.array(vitalSchema).max(MOST.vitals),
  loads: z.array(loadSchema).max(MOST.loads),
  faults: z.array(faultSchema).max(MOST.faults),
});
export type MonitoringBatch = z.infer<typeof batchSchema>;
export type MonitoredVital = z.infer<typeof vitalSchema>;
export type MonitoredLoad = z.infer<typeof loadSchema>;
export type MonitoredFault = z.infer<typeof faultSchema>;
