import { reported, type Source } from '../rules/source.ts';

/** What a carrier says of special items: the largest it takes, and how they must be packed. */
export interface ItemRule {
  readonly carrier: string;
  /** The kinds that the rule is about; null: any oversize item. */
  readonly kinds: readonly string[] | null;
  /** Largest sides in centimetres, longest first; a side that is not limited is left out. */
  readonly cm?: readonly number[];
  readonly kg?: number;
  /** Hours before departure by which it must be asked for. */
  readonly hoursBefore?: number;
  readonly preparation?: 'bicycle' | 'cylinders';
  /** The carrier has a declaration form of its own to be signed. */
  readonly declaration?: boolean;
  readonly source: Source;
}

export const itemRules: readonly ItemRule[] = [
  {
    carrier: 'TK',
    kinds: ['surf'],
    cm: [292, 60],
    source: reported('Turkish Airlines, surfboards (page dated to end 2024)'),
  },
  { carrier: 'SQ', kinds: null, cm: [200, 80, 75], source: reported('Singapore Airlines, oversize baggage') },
  { carrier: 'IB', kinds: ['surf'], hoursBefore: 24, source: reported('Iberia, surf and wind equipment (2014)') },
  {
    carrier: 'VR',
    kinds: ['bicycle'],
    kg: 32,
    preparation: 'bicycle',
    declaration: true,
    source: reported('Cabo Verde Airlines, sports equipment'),
  },
  {
    carrier: 'VR',
    kinds: ['dive'],
    kg: 32,
    preparation: 'cylinders',
    declaration: true,
    source: reported('Cabo Verde Airlines, sports equipment'),
  },
];

/** The rule for a kind of item among a carrier's: the one about that kind before the one about any. */
export const itemRuleFor = (rules: readonly ItemRule[], kind: string): ItemRule | null =>
  rules.find((rule) => rule.kinds?.includes(kind)) ?? rules.find((rule) => rule.kinds === null) ?? null;

/** The first side, in centimetres, that exceeds the rule; null when the item fits or its measures are not known. */
export function tooLong(
  rule: ItemRule,
  cm: readonly number[] | null,
): { readonly side: number; readonly limit: number } | null {
  if (!cm || !rule.cm) return null;
  const sides = [...cm].sort((a, b) => b - a);
  const index = rule.cm.findIndex((limit, place) => (sides[place] ?? 0) > limit);
  const limit = rule.cm[index];
  return limit === undefined ? null : { side: sides[index] ?? 0, limit };
}
