import { pages } from './pages.en.ts';
import { request } from './request.en.ts';
import { wizard } from './wizard.en.ts';

export const en = { ...pages, ...request, ...wizard } as const;
