import { createContentSource } from '../site/content-source.ts';
import type { ArticleContent } from './content/article-content.ts';
import type { PostSlug } from './posts.ts';

export const { useContent: useArticle, load: loadArticle } = createContentSource<PostSlug, ArticleContent>({
  en: {
    'first-flight-alone': () => import('./content/en/first-flight-alone.ts'),
    'wheelchair-from-booking-to-seat': () => import('./content/en/wheelchair-from-booking-to-seat.ts'),
    'dog-in-the-cabin': () => import('./content/en/dog-in-the-cabin.ts'),
    'flying-with-dementia': () => import('./content/en/flying-with-dementia.ts'),
  },
  es: {
    'first-flight-alone': () => import('./content/es/first-flight-alone.ts'),
    'wheelchair-from-booking-to-seat': () => import('./content/es/wheelchair-from-booking-to-seat.ts'),
    'dog-in-the-cabin': () => import('./content/es/dog-in-the-cabin.ts'),
    'flying-with-dementia': () => import('./content/es/flying-with-dementia.ts'),
  },
});
