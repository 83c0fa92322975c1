import { formErrorsEs } from '@kindwing/backend/domain';
import { es as airlines } from './airlines.es.ts';
import { es as clients } from './clients.es.ts';
import { es as dashboard } from './dashboard.es.ts';
import { es as dev } from './dev.es.ts';
import type { en } from './en.ts';
import { es as failure } from './failure.es.ts';
import { es as mails } from './mails.es.ts';
import { es as menu } from './menu.es.ts';
import { es as monitoring } from './monitoring.es.ts';
import { es as offers } from './offers.es.ts';
import { es as payments } from './payments.es.ts';
import { es as requests } from './requests.es.ts';
import { es as rules } from './rules.es.ts';
import { es as support } from './support.es.ts';
import { es as users } from './users.es.ts';
import { es as words } from './words.es.ts';

export const es = {
  ...formErrorsEs,
  ...menu,
  ...words,
  ...failure,
  ...requests,
  ...offers,
  ...payments,
  ...airlines,
  ...support,
  ...users,
  ...clients,
  ...mails,
  ...dashboard,
  ...dev,
  ...rules,
  ...monitoring,
} satisfies Record<keyof typeof en, string>;
export default es;
