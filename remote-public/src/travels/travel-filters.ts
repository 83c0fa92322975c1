import { type ServiceDescription, type TravelTag, travelTags } from '@kindwing/backend/domain/services';

/** What a visitor has asked for on the travels page; it lives in the address. */
export interface TravelFilters {
  readonly q: string;
  readonly tags: readonly TravelTag[];
}

const isTag = (value: string): value is TravelTag => (travelTags as readonly string[]).includes(value);

/** Reads `q` and `filters` (comma-separated tags). Unknown tags are left out, since a link may be old or mistyped. */
export function readFilters(params: URLSearchParams): TravelFilters {
  const wanted = (params.get('filters') ?? '').split(',').map((tag) => tag.trim());
  return { q: params.get('q') ?? '', tags: travelTags.filter((tag) => wanted.includes(tag) && isTag(tag)) };
}

/** The address of a filter, without what is empty. Other parameters stay. */
export function writeFilters(current: URLSearchParams, { q, tags }: TravelFilters): URLSearchParams {
  const next = new URLSearchParams(current);
  if (q) next.set('q', q);
  else next.delete('q');
  if (tags.length) next.set('filters', tags.join(','));
  else next.delete('filters');
  return next;
}

export interface TravelCardText {
  readonly title: string;
  readonly description: string;
}

/** Case-insensitive substring of title or description, and every selected tag (specification §5). */
export function matches(
  service: Pick<ServiceDescription, 'tags'>,
  text: TravelCardText,
  { q, tags }: TravelFilters,
): boolean {
  const needle = q.trim().toLowerCase();
  const found = [text.title, text.description].some((part) => part.toLowerCase().includes(needle));
  return found && tags.every((tag) => service.tags.includes(tag));
}
