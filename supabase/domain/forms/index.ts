export * from './public.ts';
export * from './staff.ts';
export { plainText } from './text.ts';
