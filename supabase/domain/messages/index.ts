export { type FormErrorKey, formErrorsEn } from './form-errors.en.ts';
export { formErrorsEs } from './form-errors.es.ts';
