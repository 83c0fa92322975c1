/** The rules that every part of the service shares. Deeper topics are imported by name, e.g. `…/domain/rights`. */
export * from './fees/index.ts';
export * from './forms/index.ts';
export * from './legs/index.ts';
export { type FormErrorKey, formErrorsEn } from './messages/form-errors.en.ts';
export { formErrorsEs } from './messages/form-errors.es.ts';
export * from './offers/index.ts';
export * from './references/index.ts';
export * from './services/index.ts';
export * from './states/index.ts';
export { DAY_MS, HOUR_MS, type Instant, isZone, MINUTE_MS, offsetMinutes, toIso, toMs } from './time/index.ts';
