export * from './account.ts';
export * from './public.ts';
export * from './staff.ts';
