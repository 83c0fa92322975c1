import { createMessages } from '@kindwing/ui/i18n';
import type { en } from './en.ts';

export const { useText } = createMessages<typeof en>('example');
