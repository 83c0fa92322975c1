/**
 * zod, as much of it as the house's schemas are made of: the whole weighs three times as much. The remotes' build puts it
 * in the place of `zod`, so that schemas of rules, forms and pages have one copy in a page; sources go on importing `zod`.
 */
export * as z from './members.ts';
export { ZodError } from './members.ts';
