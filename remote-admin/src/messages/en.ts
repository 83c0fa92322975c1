import { formErrorsEn } from '@kindwing/backend/domain';
import { en as airlines } from './airlines.en.ts';
import { en as clients } from './clients.en.ts';
import { en as dashboard } from './dashboard.en.ts';
import { en as dev } from './dev.en.ts';
import { en as failure } from './failure.en.ts';
import { en as mails } from './mails.en.ts';
import { en as menu } from './menu.en.ts';
import { en as monitoring } from './monitoring.en.ts';
import { en as offers } from './offers.en.ts';
import { en as payments } from './payments.en.ts';
import { en as requests } from './requests.en.ts';
import { en as rules } from './rules.en.ts';
import { en as support } from './support.en.ts';
import { en as users } from './users.en.ts';
import { en as words } from './words.en.ts';

export const en = {
  ...formErrorsEn,
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
} as const;
export default en;
