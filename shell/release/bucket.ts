import type { Stored } from './stored.ts';

/** When a write may happen: only if nothing is there yet, or only over what was read before. */
export type Condition = 'absent' | { tag: string };

export interface StoredObject {
  body: Buffer;
  /** Changes with the content. */
  tag: string;
}

/** What an object store must be able to do. */
export interface Bucket {
  /** For people, in messages. */
  name: string;
  read(key: string): Promise<StoredObject | undefined>;
  list(prefix: string): Promise<Stored[]>;
  /** Resolves with whether the condition held and the object was written. */
  write(key: string, body: Buffer, headers: Readonly<Record<string, string>>, condition?: Condition): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** Does work for many things, a few at a time. */
export async function forEach<T>(things: readonly T[], work: (thing: T) => Promise<void>, atOnce = 8): Promise<void> {
  const waiting = [...things];
  const worker = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
