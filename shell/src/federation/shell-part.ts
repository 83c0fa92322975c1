import { SHELL_OWNER } from './failure.ts';
import { registry } from './registry.ts';

/** The shell as events name a part: its version is the number of the release that the page was composed in. */
export const shellPart = () => ({ name: 'shell', owner: SHELL_OWNER, version: String(registry().release) });
