export * from './assistance-move.ts';
export { holdsCardNumber } from './card-number.ts';
export { readEuros, writeEuros } from './euros.ts';
export { isPaymentMethod, type PaymentKind, type PaymentMethod, paymentMethods, paymentSchema } from './payment.ts';
export * from './public.ts';
export * from './staff.ts';
export { plainText } from './text.ts';
