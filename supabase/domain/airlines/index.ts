export * from './book.ts';
export * from './carriers.ts';
export * from './clearance.ts';
export * from './items.ts';
export * from './minors.ts';
export * from './pets.ts';
export * from './rows.ts';
export * from './size.ts';
