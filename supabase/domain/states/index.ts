export * from './booking.ts';
export * from './offer.ts';
export * from './request.ts';
