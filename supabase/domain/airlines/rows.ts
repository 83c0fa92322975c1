import type { z } from 'zod';
import type { Source } from '../rules/source.ts';
import { builtInBook, type RuleBook } from './book.ts';
import type { Carrier } from './carriers.ts';
import { airlineSchema, type RuleTopic, rowSchema, ruleSchemas, ruleTopics } from './row-schemas.ts';

export { type RuleTopic, ruleSchemas, ruleTopics } from './row-schemas.ts';

/** A row of `airline_rules`: `rule` has the fields of its topic, the rest is its source. */
export interface RuleRow {
  readonly carrier: string;
  readonly topic: RuleTopic;
  /** Tells the rules of one carrier and topic apart: the kinds of special baggage. Empty for the carrier's one rule. */
  readonly variant: string;
  readonly rule: object;
  readonly source: string;
  readonly source_url: string | null;
  readonly seen_on: string;
  readonly effective_from: string | null;
  readonly verified: boolean;
}

export interface RowProblem {
  /** Position in the list given, from 0. */
  readonly row: number;
  /** `IB minor`, as far as the row says so. */
  readonly of: string;
  /** `rule.mandatory.0` */
  readonly field: string;
  readonly message: string;
}

/** Rows that can't be read as rules. The message names each row, its field, its value and what is wrong. */
export class RuleBookError extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    const lines = problems.map(({ row, of, field, message }) => `row ${row} (${of}), ${field}: ${message}`);
    super(`The airlines' rules can't be read. Mend these rows:\n${lines.join('\n')}`);
    this.name = 'RuleBookError';
    this.problems = problems;
  }
}

const valueAt = (row: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    row,
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : '?');

function problemsOf(error: z.ZodError, row: unknown, index: number, of: string, under: readonly string[] = []) {
  return error.issues.map(({ path, message }): RowProblem => {
    const whole = [...under, ...path];
    return {
      row: index,
      of,
      field: whole.map(String).join('.') || 'row',
      message: `${message} (found ${JSON.stringify(valueAt(row, whole)) ?? 'nothing'})`,
    };
  });
}

/**
 * A rule book from the rows of the database's `airline_rules`, to be given to `assessTrip`. It replaces the built-in
 * rules wholly: a carrier and topic without a row is unknown, and the typical rule is used. Rows of `airlines` replace the
 * list of carriers likewise (a Swiss licence counts as one of the Union).
 * @throws RuleBookError naming every row, field and value that is wrong; no rule is dropped silently.
 */
export function bookFromRows(rows: readonly unknown[], airlines?: readonly unknown[]): RuleBook {
  const problems: RowProblem[] = [];
  const read = rows.flatMap((row, index) => {
    const of = `${text(valueAt(row, ['carrier']))} ${text(valueAt(row, ['topic']))}`;
    const { data, error } = rowSchema.safeParse(row);
    if (error) problems.push(...problemsOf(error, row, index, of));
    return data ? [{ ...data, index, of, row }] : [];
  });
  const about = <T extends object>(topic: RuleTopic, schema: z.ZodType<T>) =>
    read
      .filter((row) => row.topic === topic)
      .flatMap(({ carrier, rule, of, index, row, ...rest }) => {
        const { data, error } = schema.safeParse(rule);
        if (error) problems.push(...problemsOf(error, row, index, of, ['rule']));
        return data ? [{ ...data, carrier, source: sourceOf(rest) }] : [];
      });
  const book = {
    carriers: airlines ? readCarriers(airlines, problems) : builtInBook.carriers,
    minor: about('minor', ruleSchemas.minor),
    pet: about('pet', ruleSchemas.pet),
    support_animal: about('support_animal', ruleSchemas.support_animal),
    size: about('size', ruleSchemas.size),
    item: about('item', ruleSchemas.item),
    clearance: about('clearance', ruleSchemas.clearance),
  };
  if (problems.length > 0) throw new RuleBookError(problems.sort((a, b) => a.row - b.row));
  return book;
}

type Origin = Pick<z.output<typeof rowSchema>, 'source' | 'source_url' | 'seen_on' | 'effective_from' | 'verified'>;

const sourceOf = ({ source, source_url, seen_on, effective_from, verified }: Origin): Source => ({
  cite: source,
  seenOn: seen_on,
  verified,
  ...(source_url ? { url: source_url } : {}),
  ...(effective_from ? { effectiveFrom: effective_from } : {}),
});

function readCarriers(airlines: readonly unknown[], problems: RowProblem[]): Carrier[] {
  return airlines.flatMap((airline, index): Carrier[] => {
    const read = airlineSchema.safeParse(airline);
    if (!read.success) {
      problems.push(...problemsOf(read.error, airline, index, `airline ${text(valueAt(airline, ['code']))}`));
      return [];
    }
    const { code, name, licence_area, country } = read.data;
    return [{ code, name, country, licence: licence_area === 'CH' ? 'EU' : licence_area }];
  });
}

/** A book's rules as rows, by carrier, topic and variant: what the database starts from. The reverse of `bookFromRows`. */
export function rowsOf(book: RuleBook = builtInBook): RuleRow[] {
  const rows = ruleTopics.flatMap((topic) =>
    book[topic].map(({ carrier, source, ...rule }): RuleRow => {
      const kinds = 'kinds' in rule && Array.isArray(rule.kinds) ? rule.kinds : [];
      return {
        carrier,
        topic,
        variant: kinds.join(','),
        rule,
        source: source.cite,
        source_url: source.url ?? null,
        seen_on: source.seenOn,
        effective_from: source.effectiveFrom ?? null,
        verified: source.verified,
      };
    }),
  );
  const key = ({ carrier, topic, variant, effective_from }: RuleRow) =>
    [carrier, topic, variant, effective_from ?? ''].join(' ');
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
