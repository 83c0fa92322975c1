/** What one travel-kind page says, in one language. Facts of law or of an airline carry their source at the foot of the page. */
export interface TravelKindContent {
  readonly lead: string;
  readonly offers: readonly string[];
  readonly documents: readonly string[];
  readonly considerations: readonly string[];
  /** When to do what, earliest first. */
  readonly notice: readonly NoticeTime[];
  readonly sources: readonly ContentSource[];
}

export interface NoticeTime {
  readonly when: string;
  readonly what: string;
}

export interface ContentSource {
  readonly label: string;
  /** The language of the title that stands in quotation marks, where it isn't the page's: it is read out as such. */
  readonly titleIn?: 'en' | 'es';
  readonly href: string;
}
