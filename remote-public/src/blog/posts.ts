/** The four articles, newest first. Their texts are in `content/`, their titles in the messages. */
export const posts = [
  { slug: 'flying-with-dementia', author: 'Elena Ruiz', date: '2026-11-10' },
  { slug: 'dog-in-the-cabin', author: 'Marcus Boateng', date: '2026-10-21' },
  { slug: 'wheelchair-from-booking-to-seat', author: 'Sofía Lindgren', date: '2026-09-30' },
  { slug: 'first-flight-alone', author: 'Elena Ruiz', date: '2026-09-08' },
] as const;

export type Post = (typeof posts)[number];
export type PostSlug = Post['slug'];

export const findPost = (slug: string | undefined): Post | undefined => posts.find((post) => post.slug === slug);
