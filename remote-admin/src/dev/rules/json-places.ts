/** What is wrong with a text that should be JSON. */
export type JsonFault =
  | 'value'
  | 'name'
  | 'colon'
  | 'comma'
  | 'trailing_comma'
  | 'string_end'
  | 'quotes'
  | 'comment'
  | 'after_end'
  | 'cut_off';

export type JsonReading =
  | {
      kind: 'read';
      value: unknown;
      /** Where a value begins in the text; of its nearest parent when it is not there. */
      offsetOf: (path: readonly PropertyKey[]) => number;
    }
  | { kind: 'broken'; fault: JsonFault; offset: number };

class Broken extends Error {
  constructor(
    readonly fault: JsonFault,
    readonly offset: number,
  ) {
    super(fault);
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true\b|false\b|null\b/y;

/** Walks through a JSON text, noting where each value begins; the engine's own parser says neither that nor, in the same words everywhere, what is wrong. */
class Walk {
  readonly offsets = new Map<string, number>();
  private at = 0;

  constructor(private readonly text: string) {}

  document(): void {
    this.value('');
    this.space();
    if (this.at < this.text.length) throw new Broken('after_end', this.at);
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private space(): void {
    this.take(SPACE);
    if (/^\/[/*]/.test(this.text.slice(this.at, this.at + 2))) throw new Broken('comment', this.at);
  }

  private next(): string {
    this.space();
    return this.text[this.at] ?? '';
  }

  private string(orElse: JsonFault): string {
    const begin = this.at;
    if (this.text[begin] !== '"') throw new Broken(this.text[begin] === "'" ? 'quotes' : this.cut(orElse), begin);
    const found = this.take(STRING);
    try {
      return JSON.parse(found ?? '') as string;
    } catch {
      // No closing quote, or one too late: a line break or a lone backslash lies between.
      throw new Broken('string_end', begin);
    }
  }

  private cut(fault: JsonFault): JsonFault {
    return this.at >= this.text.length ? 'cut_off' : fault;
  }

  private value(path: string): void {
    const first = this.next();
    this.offsets.set(path, this.at);
    if (first === '{') this.members(path);
    else if (first === '[') this.elements(path);
    else if (first === '"' || first === "'") this.string('value');
    else if (this.take(PLAIN) === null) throw new Broken(this.cut('value'), this.at);
  }

  /** After a member or element: true when another one follows. */
  private more(close: string): boolean {
    const sign = this.next();
    if (sign !== ',' && sign !== close) throw new Broken(this.cut('comma'), this.at);
    const comma = this.at;
    this.at += 1;
    if (sign === ',' && this.next() === close) throw new Broken('trailing_comma', comma);
    return sign === ',';
  }

  private members(path: string): void {
    this.at += 1;
    if (this.next() === '}') {
      this.at += 1;
      return;
    }
    do {
      this.space();
      const name = this.string('name');
      if (this.next() !== ':') throw new Broken(this.cut('colon'), this.at);
      this.at += 1;
      this.value(`${path}/${name}`);
    } while (this.more('}'));
  }

  private elements(path: string): void {
    this.at += 1;
    if (this.next() === ']') {
      this.at += 1;
      return;
    }
    let index = 0;
    do {
      this.value(`${path}/${index}`);
      index += 1;
    } while (this.more(']'));
  }
}

/** Reads a text as JSON, with the place of every value, or says what is wrong and where. */
export function readJson(text: string): JsonReading {
  const walk = new Walk(text);
  try {
    walk.document();
  } catch (error) {
    if (error instanceof Broken) return { kind: 'broken', fault: error.fault, offset: error.offset };
    throw error;
  }
  return {
    kind: 'read',
    value: JSON.parse(text),
    offsetOf: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const key = path.slice(0, length).map((part) => `/${String(part)}`);
        const found = walk.offsets.get(key.join(''));
        if (found !== undefined) return found;
      }
      return walk.offsets.get('') ?? 0;
    },
  };
}

/** Line and column of an offset, both counted from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
