import { createContentSource } from '../site/content-source.ts';
import type { LegalContent } from './content/legal-content.ts';
import type { LegalPageId } from './pages.ts';

export const { useContent: useLegalText, load: loadLegalText } = createContentSource<LegalPageId, LegalContent>({
  en: {
    'privacy-policy': () => import('./content/en/privacy-policy.ts'),
    'terms-of-service': () => import('./content/en/terms-of-service.ts'),
    'refunds-cancellations': () => import('./content/en/refunds-cancellations.ts'),
    'accessibility-statement': () => import('./content/en/accessibility-statement.ts'),
    'data-rights': () => import('./content/en/data-rights.ts'),
  },
  es: {
    'privacy-policy': () => import('./content/es/privacy-policy.ts'),
    'terms-of-service': () => import('./content/es/terms-of-service.ts'),
    'refunds-cancellations': () => import('./content/es/refunds-cancellations.ts'),
    'accessibility-statement': () => import('./content/es/accessibility-statement.ts'),
    'data-rights': () => import('./content/es/data-rights.ts'),
  },
});
