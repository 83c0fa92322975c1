import { createMessages } from '@kindwing/ui/i18n';
import type { en } from './en.ts';

export type PublicTextKey = keyof typeof en;

export const { useText } = createMessages<typeof en>('public');
export type Text = ReturnType<typeof useText>;
