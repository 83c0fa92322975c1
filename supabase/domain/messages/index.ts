export { documentText } from './document-text.ts';
export { type FormErrorKey, formErrorsEn } from './form-errors.en.ts';
export { formErrorsEs } from './form-errors.es.ts';
export type { NeedMessageKey } from './need-keys.ts';
export { needsEn } from './needs.en.ts';
export { needsEs } from './needs.es.ts';
export { type RuleMessageKey, rulesEn, rulesEs, say } from './rules.ts';
export { type TripErrorKey, tripErrorsEn } from './trip-errors.en.ts';
export { tripErrorsEs } from './trip-errors.es.ts';
