export * from './calendar.ts';
export * from './instant.ts';
export * from './itinerary.ts';
export * from './local.ts';
export * from './zone.ts';
