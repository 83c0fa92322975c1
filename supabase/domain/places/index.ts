export * from './airports.ts';
export * from './cities.ts';
export * from './distance.ts';
export * from './place-text.ts';
export * from './search.ts';
export * from './territories.ts';
