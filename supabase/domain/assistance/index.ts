export * from './codes.ts';
export * from './plan.ts';
export * from './status.ts';
