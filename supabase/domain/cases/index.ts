/** Worked cases in the format of `fixtures/intake-cases.json`, read as trips: for pages that let somebody try one. */
export { readCase } from '../cli/cases.ts';
export { casesFormat, type IntakeCase } from '../cli/cases-format.ts';
