export { type FormErrorKey, formErrorsEn } from './form-errors.en.ts';
export { formErrorsEs } from './form-errors.es.ts';
export { type RuleMessageKey, rulesEn, rulesEs, say } from './rules.ts';
