import type { en } from './en.ts';
import { pages } from './pages.es.ts';
import { request } from './request.es.ts';
import { wizard } from './wizard.es.ts';

export const es = { ...pages, ...request, ...wizard } satisfies Record<keyof typeof en, string>;
