import { createMessages, type Text } from '@kindwing/ui/i18n';
import type { en } from './messages/en.ts';

export const { useText } = createMessages<typeof en>('admin');
export type AdminText = Text<typeof en>;
