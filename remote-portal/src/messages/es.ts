import { formErrorsEs } from '@kindwing/backend/domain/messages';
import { es as desk } from '../desk/messages/es.ts';
import { es as needs } from '../needs/messages/es.ts';
import { es as requests } from '../requests/messages/es.ts';
import { es as traveller } from '../traveller/messages/es.ts';
import type { en } from './en.ts';
import { es as menu } from './menu.es.ts';

export const es = { ...formErrorsEs, ...menu, ...requests, ...needs, ...desk, ...traveller } satisfies Record<
  keyof typeof en,
  string
>;
export default es;
