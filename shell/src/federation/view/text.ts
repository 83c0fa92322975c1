import { createMessages } from '@kindwing/ui/i18n';
import type { en } from './en.ts';

/** Texts of the developers' view: apart from the shell's own, since hardly anybody opens it. */
export const { namespace: viewMessages, useText } = createMessages<typeof en>('shell.federation');
