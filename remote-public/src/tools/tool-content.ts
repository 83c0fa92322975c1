import { createContentSource } from '../site/content-source.ts';
import type { ToolContent } from './content/tool-content.ts';

export type ToolName = 'check-your-trip' | 'compensation';

export const { useContent: useToolContent, load: loadToolContent } = createContentSource<ToolName, ToolContent>({
  en: {
    'check-your-trip': () => import('./content/en/check-your-trip.ts'),
    compensation: () => import('./content/en/compensation.ts'),
  },
  es: {
    'check-your-trip': () => import('./content/es/check-your-trip.ts'),
    compensation: () => import('./content/es/compensation.ts'),
  },
});
