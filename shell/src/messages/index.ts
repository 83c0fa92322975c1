import { createMessages, registerMessages } from '@kindwing/ui/i18n';
import type { en } from './en.ts';

/** The shell's own texts. English and Spanish are separate chunks; the one in force is fetched before the first render. */
export const { namespace: shellMessages, useText } = createMessages<typeof en>('shell');

export const registerShellMessages = () =>
  registerMessages(shellMessages, { en: () => import('./en.ts'), es: () => import('./es.ts') });
