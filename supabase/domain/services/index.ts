/** The seven kinds of travel that the service assists; the names are the database's `service_type`. */
export const serviceTypes = [
  'unaccompanied-minors',
  'pets-service-animals',
  'elderly-travelers',
  'passengers-of-size',
  'baggage-special-items',
  'trip-medical-escort',
  'other',
] as const;

export type ServiceType = (typeof serviceTypes)[number];

/** Filter tags of the travels page; a card must carry every tag that a visitor selects (specification §5). */
export const travelTags = ['UMNR', 'Pets', 'WCHR', 'Extra seat', 'Medical', 'Oversize items'] as const;

export type TravelTag = (typeof travelTags)[number];

export interface ServiceDescription {
  readonly type: ServiceType;
  /** Message key of the name, resolved by each interface in its own language. */
  readonly titleKey: `service.${ServiceType}.title`;
  /** Message key of the hint line that stands under the chosen option. */
  readonly hintKey: `service.${ServiceType}.hint`;
  readonly tags: readonly TravelTag[];
  /** Public page about this kind of travel; `other` has none. */
  readonly page: string | null;
}

const described = (
  type: ServiceType,
  tags: readonly TravelTag[],
  page: string | null = `/travels/${type}`,
): ServiceDescription => ({ type, titleKey: `service.${type}.title`, hintKey: `service.${type}.hint`, tags, page });

export const services: readonly ServiceDescription[] = [
  described('unaccompanied-minors', ['UMNR']),
  described('pets-service-animals', ['Pets']),
  described('elderly-travelers', ['WCHR']),
  described('passengers-of-size', ['Extra seat']),
  described('baggage-special-items', ['Oversize items']),
  described('trip-medical-escort', ['Medical', 'WCHR']),
  described('other', [], null),
];

export function isServiceType(value: unknown): value is ServiceType {
  return serviceTypes.some((type) => type === value);
}
