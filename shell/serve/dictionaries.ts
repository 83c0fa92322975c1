import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import { accepts } from './accepts.ts';
import { isPage } from './content-types.ts';
import { always } from './headers.ts';

/*
 * Compression Dictionary Transport (RFC 9842): a browser that holds one page of the site reads another as what differs from it.
 * A page of 20 to 27 kB, packed, is one of 2 to 8 so. Where the browser, the page or this server can't, everything is sent
 * as ever. (Chromium from 130 on asks so, on HTTPS and on this machine.)
 */

/** Magic number and length of the frame before the content, which names the dictionary (RFC 9842, section 5). */
const FRAME = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** Five milliseconds for a page; the highest takes ten times as long for four of a hundred bytes. */
const LEVEL = 12;
/** Pages that somebody may still hold, and what was made from them: 30 MB and 20 MB at most. */
const HELD_PAGES = 200;
const HELD_DIFFERENCES = 5000;

/**
 * How long a page can be what others are told apart from. A dictionary must be fresh for as long, and `stale-while-revalidate`
 * counts as fresh for it, while Chromium asks anew for each page that somebody opens as if it said `no-cache`. Others may show an
 * old page meanwhile, so they aren't told.
 */
const offered = {
  'cache-control': 'private, max-age=0, stale-while-revalidate=604800',
  'use-as-dictionary': 'match="/*", match-dest=("document")',
  // Read by the page itself (`src/early/waiting.ts`): fetching others ahead costs little from here.
  'server-timing': 'differences',
};

const isChromium = (headers: IncomingHttpHeaders) => String(headers['sec-ch-ua'] ?? '').includes('Chromium');

/** What a page is sent with beside its own headers; nothing for any other file, and for pages that aren't everybody's. */
export const dictionaryHeaders = (
  file: string,
  kept: Readonly<Record<string, string>>,
  asked: IncomingHttpHeaders,
): Record<string, string> => {
  if (!isPage(file) || kept['cache-control'] !== always) return {};
  const vary = { vary: 'accept-encoding, available-dictionary, sec-ch-ua' };
  return isChromium(asked) ? { ...offered, ...vary } : vary;
};

/** The newest of them, at most `size`. */
function newest<Value>(size: number) {
  const held = new Map<string, Value>();
  return {
    get: (key: string) => held.get(key),
    set: (key: string, value: Value) => {
      held.delete(key);
      held.set(key, value);
      if (held.size > size) held.delete(held.keys().next().value ?? '');
    },
  };
}

const pages = newest<Buffer>(HELD_PAGES);
const differences = newest<Buffer>(HELD_DIFFERENCES);
const hashes = new WeakMap<Buffer, Buffer>();

function hashOf(page: Buffer): Buffer {
  const known = hashes.get(page) ?? createHash('sha256').update(page).digest();
  hashes.set(page, known);
  return known;
}

/** Remembers a page that is about to be sent, so that the next can be told apart from it. */
export const remember = (page: Buffer): void => pages.set(hashOf(page).toString('base64'), page);

let started: Promise<void> | undefined;

/**
 * What differs between a page and the one that the browser holds, in the encoding `dcz`; nothing where it holds none that is known
 * here. `asked` are the request's headers.
 */
export async function difference(page: Buffer, asked: IncomingHttpHeaders): Promise<Buffer | undefined> {
  const held = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(asked['available-dictionary'] ?? ''))?.[1];
  const dictionary = held && accepts(asked, 'dcz') ? pages.get(held) : undefined;
  if (!dictionary) return undefined;
  const key = `${held} ${hashOf(page).toString('base64')}`;
  const ready = differences.get(key);
  if (ready) return ready;
  started ??= init();
  await started;
  const context = createCCtx();
  try {
    const made = Buffer.concat([FRAME, hashOf(dictionary), compressUsingDict(context, page, dictionary, LEVEL)]);
    differences.set(key, made);
    return made;
  } finally {
    freeCCtx(context);
  }
}
