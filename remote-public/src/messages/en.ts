import { formErrorsEn } from '@kindwing/backend/domain/messages';
import { blog } from './en/blog.ts';
import { claim } from './en/claim.ts';
import { forms } from './en/forms.ts';
import { help } from './en/help.ts';
import { home } from './en/home.ts';
import { legal } from './en/legal.ts';
import { people } from './en/people.ts';
import { sent } from './en/sent.ts';
import { site } from './en/site.ts';
import { tools } from './en/tools.ts';
import { travels } from './en/travels.ts';
import { workflow } from './en/workflow.ts';

/** Long texts (articles, legal pages, travel kinds) stand beside their pages and load with them. */
export const en = {
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
  ...formErrorsEn,
} as const;

export default en;
