type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** schema.org data for search engines. `<` is escaped, so no text can end the element early. */
export function StructuredData({ data }: { data: { readonly [key: string]: Json } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // Not a text child: React would escape its quotes, and escaped JSON cannot be read.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
