export { holdsCardNumber } from './card-number.ts';
export * from './public.ts';
export * from './staff.ts';
export { plainText } from './text.ts';
