export * from './address.ts';
export * from './invoice.ts';
export * from './reference.ts';
