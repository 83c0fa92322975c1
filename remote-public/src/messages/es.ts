import { formErrorsEs } from '@kindwing/backend/domain/messages';
import type { en } from './en.ts';
import { blog } from './es/blog.ts';
import { claim } from './es/claim.ts';
import { forms } from './es/forms.ts';
import { help } from './es/help.ts';
import { home } from './es/home.ts';
import { legal } from './es/legal.ts';
import { people } from './es/people.ts';
import { sent } from './es/sent.ts';
import { site } from './es/site.ts';
import { tools } from './es/tools.ts';
import { travels } from './es/travels.ts';
import { workflow } from './es/workflow.ts';

export const es = {
  ...site,
  ...home,
  ...people,
  ...workflow,
  ...travels,
  ...tools,
  ...claim,
  ...forms,
  ...help,
  ...sent,
  ...blog,
  ...legal,
  ...formErrorsEs,
} satisfies Record<keyof typeof en, string>;

export default es;
