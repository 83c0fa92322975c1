const kept = new Map<unknown, Map<string, unknown>>();

/** One of `Intl`'s formatters, made once for its locale and options: making one costs nearly a hundred times what using it does. */
export function keptFormatter<const Options extends object, Formatter>(
  type: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const ofType = kept.get(type) ?? new Map<string, unknown>();
  kept.set(type, ofType);
  const key = locale + JSON.stringify(options);
  const known = ofType.get(key);
  if (known) return known as Formatter;
  const made = new type(locale, options);
  ofType.set(key, made);
  return made;
}
