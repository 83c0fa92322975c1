import { createMessages, type Text } from '@kindwing/ui/i18n';
import type { en } from './en.ts';

export const { useText } = createMessages<typeof en>('portal');
export type PortalText = Text<typeof en>;
