import {
  faultKey,
  MOST,
  type MonitoredFault,
  type MonitoredLoad,
  type MonitoredVital,
  type MonitoringBatch,
  scrubMessage,
} from '@kindwing/backend/domain/monitoring';

/** A fault as it happened; its message leaves scrubbed. */
export type Happened = Omit<MonitoredFault, 'count'>;

export interface Outbox {
  /** A later value of the same `id` takes an earlier one's place, until it is sent. */
  vital: (id: string, measured: MonitoredVital) => void;
  load: (load: MonitoredLoad) => void;
  fault: (fault: Happened) => void;
  /** Sends what there is. Silent, whatever comes of it. */
  flush: () => void;
}

interface OutboxParts {
  /** The declared route of the page that was loaded. */
  route: string;
  /** Whether the visitor still agrees: asked before each sending. */
  agreed: () => boolean;
  /** Resolves with whether it was taken. */
  send: (body: string) => Promise<boolean>;
}

/** A page that stays open all day says at most this often what it has to say. */
const SENDINGS = 12;
/** A receiving end that doesn't answer, or refuses, is left alone after that many times. */
const REFUSALS = 2;
/** A fault needn't wait until the page is left, which a desk's page never is. */
const FAULT_WAIT_MS = 10_000;

/** Gathers what is to be told of this page, in batches that stay small, for a page that may be gone at any moment. */
export function openOutbox({ route, agreed, send }: OutboxParts): Outbox {
  let vitals = new Map<string, MonitoredVital>();
  let loads: MonitoredLoad[] = [];
  let faults = new Map<string, MonitoredFault>();
  const told = new Set<string>();
  let left = SENDINGS;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (): string | undefined => {
    const batch: MonitoringBatch = {
      schema: 1,
      route,
      vitals: [...vitals.values()].slice(0, MOST.vitals),
      loads: loads.slice(0, MOST.loads),
      faults: [...faults.values()].slice(0, MOST.faults),
    };
    for (const id of vitals.keys()) told.add(id);
    [vitals, loads, faults] = [new Map(), [], new Map()];
    if (!batch.vitals.length && !batch.loads.length && !batch.faults.length) return undefined;
    const written = () => JSON.stringify(batch);
    while (batch.faults.length && new Blob([written()]).size > MOST.bytes) batch.faults.pop();
    return written();
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const body = take();
    if (body === undefined || left <= 0) return;
    if (!agreed()) {
      left = 0;
      return;
    }
    left -= 1;
    void send(body)
      .catch(() => false)
      .then((taken) => {
        refusals += taken ? 0 : 1;
        if (refusals === REFUSALS) left = 0;
      });
  };

  return {
    vital: (id, measured) => {
      if (!told.has(id)) vitals.set(id, measured);
    },
    load: (load) => {
      loads.push(load);
    },
    fault: (happened) => {
      const scrubbed = { ...happened, message: scrubMessage(happened.message) };
      const key = faultKey(scrubbed);
      const count = (faults.get(key)?.count ?? 0) + 1;
      if (count <= 1000) faults.set(key, { ...scrubbed, count });
      timer ??= setTimeout(flush, FAULT_WAIT_MS);
    },
    flush,
  };
}
